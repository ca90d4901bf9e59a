import type { NewsItem } from 'api-client';
import type { newsItemBodySchema, newsItemUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** Adds a news item; its day is made here when the body has none. */
export declare function addNewsItem(change: Change, body: z.output<typeof newsItemBodySchema>): Promise<NewsItem>;
/**
 * Changes a news item. Its address stays unless the body gives another.
 * @throws 404, or 409 after a stale `version`
 */
export declare function editNewsItem(change: Change, id: string, { version, status, publishAt, slug, content, date, ...body }: z.output<typeof newsItemUpdateSchema>): Promise<NewsItem>;
/** Moves a news item to the trash. */
export declare function removeNewsItem(change: Change, id: string): Promise<void>;
