import {
  livePreviewToken,
  fixedPagePreviewPath,
  previewPath,
  type LivePreviewLink,
  type LivePreviewCollection,
  type Preview,
} from 'api-client';
import { sectionSchemas, type previewLinkCalls } from 'api-client/schemas';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { MINUTE } from '../../clock';
import type { ServedContentType } from '../../content-types/served-content-type';
import { simulateChange } from '../../content-types/simulate-change';
import type { Database } from '../../database/database';
import { livePreviews } from '../../database/schema';
import { hashSecret, newSecret } from '../../identity';
import type { Change, Services } from '../../services';
import { pageWith } from '../page-drafts/draft';

/** Long enough for a page to load on a slow connection. */
const PREVIEW_LIFETIME = MINUTE;

type Typed = z.output<(typeof previewLinkCalls)['createLivePreview']['body']>;

/**
 * Stores an item for a minute, so that every server can show its page. It is shown as a draft, since visitors have not
 * seen it.
 */
export async function storeLivePreview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  collection: LivePreviewCollection,
  item: object,
): Promise<LivePreviewLink> {
  const now = clock.now();
  const token = livePreviewToken(newSecret());
  const expiresAt = new Date(now.getTime() + PREVIEW_LIFETIME);
  await forgetLivePreviews(db, now);
  const shown = { ...item, status: 'draft', publishAt: null };
  await db.insert(livePreviews).values({ tokenHash: hashSecret(token), collection, item: shown, expiresAt });
  const path = 'page' in item ? fixedPagePreviewPath(String(item.page), token) : previewPath(collection, token);
  return { path, expiresAt: expiresAt.toISOString() };
}

/**
 * Stores an item with the typed changes for a minute; a section with the whole page that it is on.
 * @throws 400 that names invalid fields, 404 for an unknown item
 */
export async function makeLivePreview(
  change: Change,
  served: ServedContentType,
  collection: LivePreviewCollection,
  typed: Typed,
): Promise<LivePreviewLink> {
  const item = await simulateChange(change, served, typed.id, typed.fields);
  if (collection !== 'sections') return storeLivePreview(change.services, collection, item);
  const section = sectionSchemas.entity.parse(item);
  return storeLivePreview(change.services, collection, await pageWith(change.services, section.page, section));
}

/** The item of a live preview; undefined for another kind of token, or an expired one. */
export async function findLivePreview({ db, clock }: Services, token: string): Promise<Preview | undefined> {
  const [row] = await db
    .select()
    .from(livePreviews)
    .where(and(eq(livePreviews.tokenHash, hashSecret(token)), gt(livePreviews.expiresAt, clock.now())))
    .limit(1);
  // The answer's schema checks that they belong together.
  return row && ({ collection: row.collection, item: row.item, state: 'changed' } as unknown as Preview);
}

export async function forgetLivePreviews(db: Database, now: Date): Promise<void> {
  await db.delete(livePreviews).where(lte(livePreviews.expiresAt, now));
}
