import type { SiteSettings } from 'api-client';
import type { Change } from '../../content/change';
type Changed = Partial<Omit<SiteSettings, '_id' | 'createdAt' | 'updatedAt' | 'version' | 'social'>> & {
    social?: Partial<SiteSettings['social']> | undefined;
    version?: number | undefined;
};
/**
 * Changes what the whole site shows of the company; the first time it is made.
 * @throws 409 with the current settings after a stale `version`
 */
export declare function updateSiteSettings({ services, viewer, request }: Change, body: Changed): Promise<SiteSettings>;
export {};
