import type { MediaItem } from 'api-client';
import type { mediaListQuerySchema, mediaUpdateSchema } from 'api-client/schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { files, fileUses } from '../../database/schema';
import { conflict, notFound, requireVersion } from '../../errors/failures';
import { deleteNotedFiles, forgetFiles } from '../../files/file-deletions';
import { fileUrl } from '../../files/store-file';
import { listFieldsOf, tablePage } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import type { Change, Services } from '../../services';
import { replaceInContent } from './replace-in-content';
import { usesOf, type Use } from './usage';

export type FileRow = typeof files.$inferSelect;

/** Without the uploads of visitors, which belong to what they sent. */
const isMedia = inArray(files.kind, ['image', 'document']);

export function toMediaItem(row: FileRow, usedBy: Use[]): MediaItem {
  const { name, originalName, contentType, size, width, height, alt, folder, focusX, focusY, originalId } = row;
  const kind = row.kind === 'image' ? ('image' as const) : ('document' as const);
  return {
    ...entityFieldsOf(row),
    name,
    originalName,
    url: fileUrl(name),
    kind,
    contentType,
    size,
    width,
    height,
    alt,
    folder,
    focus: { x: focusX, y: focusY },
    originalId,
    usedBy,
  };
}

/** The library: newest first, each file with its uses. */
export async function listMedia({ db }: Services, query: z.output<typeof mediaListQuerySchema>) {
  const where = and(
    isMedia,
    query.kind === undefined ? undefined : eq(files.kind, query.kind),
    query.folder === undefined ? undefined : eq(files.folder, query.folder),
    matching(query.search, [files.originalName, files.alt, files.name]),
  );
  const page = await tablePage(db, files, orderOf(files, query.sort ?? '-createdAt', []), where, query);
  const uses = await usesOf(
    db,
    page.rows.map(({ name }) => name),
  );
  return { media: page.rows.map((row) => toMediaItem(row, uses.get(row.name) ?? [])), ...listFieldsOf(page) };
}

/** A picture or document, locked until the transaction ends. @throws 404 */
export async function findMedia(tx: Database, id: string): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), isMedia))
    .limit(1)
    .for('update');
  if (!row) throw notFound('File');
  return row;
}

/**
 * Changes the description or the focal point of a picture, or the folder of a file. Items that show the picture get the
 * new focal point.
 * @throws 404; 409 after a stale `version`
 */
export async function updateMedia(
  change: Change,
  id: string,
  { alt, folder, focus, version }: z.output<typeof mediaUpdateSchema>,
): Promise<MediaItem> {
  const now = change.services.clock.now();
  return change.services.db.transaction(async (tx) => {
    const before = await findMedia(tx, id);
    const uses = (await usesOf(tx, [before.name])).get(before.name) ?? [];
    requireVersion(version, before.version, toMediaItem(before, uses));
    const values = { alt, folder, focusX: focus?.x, focusY: focus?.y };
    const [row = before] = await tx
      .update(files)
      .set({ ...values, updatedAt: now, version: sql`${files.version} + 1` })
      .where(eq(files.id, id))
      .returning();
    if (focus) await replaceInContent(change, tx, before, row);
    await auditChange(tx, change, { action: 'update', collection: 'media', entityId: id, title: before.originalName });
    return toMediaItem(row, uses);
  });
}

/** Removes an unused file. @throws 404; 409 while it is used, or is the original of a crop */
export async function deleteMedia(change: Change, id: string): Promise<void> {
  const now = change.services.clock.now();
  await change.services.db.transaction(async (tx) => {
    const row = await findMedia(tx, id);
    const [use] = (await usesOf(tx, [row.name])).get(row.name) ?? [];
    if (use) throw conflict(`This file is used by “${use.title}”${use.inTrash ? ', which is in the trash' : ''}`);
    // A server of the next release may have content types that this one does not know.
    const [unknown] = await tx.select().from(fileUses).where(eq(fileUses.name, row.name)).limit(1);
    if (unknown) throw conflict(`This file is used by an item of “${unknown.collection}”`);
    const [crop] = await tx.select({ id: files.id }).from(files).where(eq(files.originalId, id)).limit(1);
    if (crop) throw conflict('A picture was cropped from this file: delete that first');
    await forgetFiles(tx, eq(files.id, id), now);
    await auditChange(tx, change, { action: 'delete', collection: 'media', entityId: id, title: row.originalName });
  });
  await deleteNotedFiles(change.services);
}
