import type { NewsItem } from 'api-client';
import type { Database } from '../../database/database';
import { news } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
export type NewsRow = typeof news.$inferSelect;
export declare const pinnedThenNewest: OrderKey<NewsRow>[];
export declare function newsOf(db: Database): ListSource<NewsRow>;
/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export declare function findNewsItem(db: Database, idOrSlug: string): Promise<NewsRow | undefined>;
/** A row as the contract shows it. */
export declare function toNewsItem(row: NewsRow, now: Date): NewsItem;
