import type { DemonstrationSiteSettings } from '../records';
export declare const siteSettings: DemonstrationSiteSettings;
