import type { MediaItem } from 'api-client';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { files } from '../../database/schema';
import { deleteNotedFiles, forgetFiles } from '../../files/file-deletions';
import { fileNameOf, findFile } from '../../files/store-file';
import { within } from '../../services';
import { contentKinds } from '../content-kinds';
import type { Upload } from '../uploads/read-upload';
import { storeDocument, storeImage } from '../uploads/service';
import { findMedia, toMediaItem, type FileRow } from './media';
import { usesOf } from './usage';

type File = Pick<FileRow, 'name' | 'size'>;

/** A value in which one file has taken another's place, in fields of its own, in lists and in texts. */
function withFile(value: unknown, before: File, after: File): unknown {
  if (typeof value === 'string') return value.replaceAll(before.name, after.name);
  if (Array.isArray(value)) return value.map((one) => withFile(one, before, after));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withFile(one, before, after)] as const);
  const replaced: Record<string, unknown> = Object.fromEntries(entries);
  const described = 'url' in value && String(value.url).endsWith(`/${before.name}`) && 'size' in value;
  return described ? { ...replaced, size: after.size } : replaced;
}

/**
 * Puts another file of the same kind wherever one is used. It is a new file with an address of its own, because what has
 * been fetched once is kept for good; each item that shows it has a new version, which can be undone. The file before
 * stays in the library: earlier versions, and what lies in the trash, still show it.
 *
 * @returns the new item, and how many pieces of content show it now
 * @throws 404; 413 and 415 as for an upload. Nothing is changed then.
 */
export async function replaceMedia(
  change: Change,
  id: string,
  upload: Upload,
): Promise<{ mediaItem: MediaItem; places: number }> {
  const { services, viewer, request } = change;
  const now = services.clock.now();
  const { kind } = await findMedia(services.db, id);
  const address = await (kind === 'image' ? storeImage(services, upload) : storeDocument(services, upload));
  const after = await findFile(services.db, fileNameOf(address) ?? '');
  if (!after) throw new Error('The new file was not stored');
  try {
    return await services.db.transaction(async (tx) => {
      const before = await findMedia(tx, id);
      let places = 0;
      for (const { collection, _id } of (await usesOf(tx, [before.name])).get(before.name) ?? []) {
        const shown = contentKinds.find((one) => one.collection === collection);
        const content = await shown?.current(tx, _id, now);
        if (!shown || !content) continue;
        const next = Object.entries(content).map(([name, value]) => [name, withFile(value, before, after)] as const);
        await shown.revert({ ...change, services: within(services, tx) }, _id, Object.fromEntries(next));
        places += 1;
      }
      const [row = after] = await tx.update(files).set({ alt: before.alt }).where(eq(files.id, after.id)).returning();
      await writeAudit(tx, {
        at: now,
        actor: viewer,
        action: 'replace',
        collection: 'media',
        entityId: row.id,
        title: `${before.originalName} by ${row.originalName}`,
        requestId: request.id,
      });
      return { mediaItem: toMediaItem(row, (await usesOf(tx, [row.name])).get(row.name) ?? []), places };
    });
  } catch (error) {
    await services.db.transaction((tx) => forgetFiles(tx, eq(files.id, after.id), now));
    await deleteNotedFiles(services);
    throw error;
  }
}
