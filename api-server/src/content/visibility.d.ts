import type { ContentStatus, Role } from 'api-client';
import { type SQL } from 'drizzle-orm';
import type { Viewer } from '../auth/viewer';
import { isPublic, type ContentColumns } from './columns';
/** What a visitor may see: published, or scheduled for a moment that has come. */
export declare function publicOnly({ status, publishAt }: Pick<ContentColumns, 'status' | 'publishAt'>, now: Date): SQL | undefined;
/**
 * The condition of a list's `status` parameter. Without it only what visitors see is answered;
 * with it, a token is needed (api.md, Conventions).
 * @throws 401 without a token, 403 for a role that does not edit this kind of content.
 */
export declare function withStatus(columns: ContentColumns, status: ContentStatus | 'all' | undefined, viewer: Viewer | undefined, roles: readonly Role[], now: Date): SQL | undefined;
/** Whether one item is shown: to visitors what is published, to its editors everything. */
export declare function isShown(row: Parameters<typeof isPublic>[0], viewer: Viewer | undefined, roles: readonly Role[], now: Date): boolean;
