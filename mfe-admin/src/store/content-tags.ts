import { collections } from 'api-client/content-types';
import type { SiteTag } from 'shared-store';

/** What may have changed when something comes back, or is another, that may be shown anywhere. */
export const CONTENT_TAGS: readonly SiteTag[] = [...collections, 'audit', 'dashboard', 'media', 'revisions', 'trash'];
