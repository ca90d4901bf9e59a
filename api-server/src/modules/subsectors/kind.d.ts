import type { Subsector } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { subsectors } from '../../database/schema';
type Stored = typeof subsectors.$inferSelect;
export declare const subsectorKind: ContentKind<typeof subsectors, Stored, Subsector>;
export {};
