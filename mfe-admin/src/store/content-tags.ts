import { collections } from 'api-client/content-types';
import type { Tag } from 'api-client';

/** What may have changed when something comes back, or is another, that may be shown anywhere. */
export const CONTENT_TAGS: readonly Tag[] = [...collections, 'audit', 'dashboard', 'media', 'revisions', 'trash'];
