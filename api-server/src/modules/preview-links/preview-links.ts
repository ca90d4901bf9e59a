import {
  fixedPagePreviewPath,
  previewPath,
  type LivePreviewCollection,
  type Preview,
  type PreviewLink,
  type SectionPage,
} from 'api-client';
import { sectionSchemas } from 'api-client/schemas';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { DAY } from '../../clock';
import { contentTypes } from '../../content-types';
import type { ServedContentType } from '../../content-types/served-content-type';
import { findContent } from '../../content/find-content';
import { previewLinks } from '../../database/schema';
import { conflict, forbidden, notFound } from '../../errors/failures';
import { hashSecret, newId, newSecret } from '../../identity';
import type { Change, Services } from '../../services';
import { draftOf, isUnpublished, pageWith } from '../page-drafts/draft';
import { findPendingChange } from '../pending-changes/pending-rows';
import { findLivePreview, forgetLivePreviews } from './live-previews';
import { entityOf } from '../../content/stored-content-type';

const MAX_LINKS = 20;

const WHAT = 'preview-links';

type LinkRow = typeof previewLinks.$inferSelect;

const toLink = ({ id, createdAt, createdBy, expiresAt }: LinkRow): PreviewLink => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  createdBy,
  expiresAt: expiresAt.toISOString(),
});

/** @throws 403 for accounts that do not change this kind */
export function servedFor(collection: string, viewer: Pick<Viewer, 'role' | 'rights'>): ServedContentType {
  const served = contentTypes.find(({ type }) => type.collection === collection);
  if (!served) throw notFound('Item');
  if (!may(viewer, served, 'change')) throw forbidden();
  return served;
}

/** An item that is not in the trash. @throws 404 */
async function itemOf({ db, clock }: Services, served: ServedContentType, id: string) {
  const row = await findContent(db, served.table, served.collection, id);
  if (row?.id !== id || row.status === 'trashed') throw notFound(served.what);
  return { entity: await entityOf(served, row, clock.now(), db), title: served.titleOf(row) };
}

interface Item {
  readonly collection: LivePreviewCollection;
  readonly id: string;
}

/** The fixed page that a link to sections shows as a whole. @throws 404 */
function pageOf(id: string): SectionPage {
  const { data: page } = sectionSchemas.entity.shape.page.safeParse(id);
  if (!page) throw notFound('Page');
  return page;
}

const titleOf = async (services: Services, served: ServedContentType, id: string): Promise<string> =>
  served.collection === 'sections' ? `Page “${pageOf(id)}”` : (await itemOf(services, served, id)).title;

/** Makes a link to an item, or to a fixed page. @returns the link with its path, which is not stored */
export async function makeLink(
  change: Change,
  { collection, id }: Item,
  days: number,
): Promise<PreviewLink & { path: string }> {
  const { services, viewer } = change;
  const served = servedFor(collection, viewer);
  const title = await titleOf(services, served, id);
  const now = services.clock.now();
  const token = newSecret();
  const row: LinkRow = {
    ...{ id: newId(now), tokenHash: hashSecret(token), collection, entityId: id },
    ...{ createdAt: now, createdBy: viewer.name, expiresAt: new Date(now.getTime() + days * DAY) },
  };
  await services.db.transaction(async (tx) => {
    const ofItem = and(eq(previewLinks.collection, collection), eq(previewLinks.entityId, id));
    const links = await tx.$count(previewLinks, and(ofItem, gt(previewLinks.expiresAt, now)));
    if (links >= MAX_LINKS) throw conflict('There are many links to this already. End one of them first.');
    await tx.insert(previewLinks).values(row);
    await auditChange(tx, change, { action: 'create', collection: WHAT, entityId: row.id, title });
  });
  const path = collection === 'sections' ? fixedPagePreviewPath(id, token) : previewPath(collection, token);
  return { ...toLink(row), path };
}

/** The unexpired links to an item, the newest first. */
export async function linksTo(services: Services, viewer: Viewer, { collection, id }: Item): Promise<PreviewLink[]> {
  servedFor(collection, viewer);
  const rows = await services.db
    .select()
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.collection, collection),
        eq(previewLinks.entityId, id),
        gt(previewLinks.expiresAt, services.clock.now()),
      ),
    )
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  return rows.map(toLink);
}

/** Ends a link early. @throws 404 */
export async function endLink(change: Change, id: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const [gone] = await tx.delete(previewLinks).where(eq(previewLinks.id, id)).returning();
    if (!gone) throw notFound('Link');
    servedFor(gone.collection, change.viewer);
    await auditChange(tx, change, { action: 'delete', collection: WHAT, entityId: id });
  });
}

/** The item of a link. @throws 404 for an expired one */
export async function followLink(services: Services, token: string): Promise<Preview> {
  const typed = await findLivePreview(services, token);
  if (typed) return typed;
  const [link] = await services.db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashSecret(token)), gt(previewLinks.expiresAt, services.clock.now())))
    .limit(1);
  const served = link && contentTypes.find(({ type }) => type.collection === link.collection);
  if (!served) throw notFound('Page');
  if (link.collection === 'sections') {
    const page = pageOf(link.entityId);
    const state = (await draftOf(services, page)).some(isUnpublished) ? 'changed' : 'published';
    return { collection: 'sections', item: { ...(await pageWith(services, page)), status: 'draft' }, state };
  }
  const { entity } = await itemOf(services, served, link.entityId);
  const pending = await findPendingChange(services.db, served.collection, link.entityId);
  const isSeen = entity['status'] === 'published';
  const state = !isSeen ? 'new' : pending ? 'changed' : 'published';
  // Pending changes are shown as a draft, since visitors have not seen them.
  const item = pending ? { ...pending.content, status: 'draft', publishAt: null } : entity;
  // The answer's schema checks that they belong together.
  return { collection: link.collection, item, state } as unknown as Preview;
}

export async function cleanUpLinks({ db, clock }: Services): Promise<void> {
  await forgetLivePreviews(db, clock.now());
  await db.delete(previewLinks).where(lte(previewLinks.expiresAt, clock.now()));
}
