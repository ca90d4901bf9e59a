import { fileNameOf, type MediaItem } from 'api-client';
import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { files } from '../../database/schema';
import { deleteNotedFiles, forgetFiles } from '../../files/file-deletions';
import { findFile } from '../../files/store-file';
import type { Upload } from '../uploads/read-upload';
import { storeDocument, storeImage } from '../uploads/service';
import { findMedia, toMediaItem } from './media';
import { replaceInContent } from './replace-in-content';
import { usesOf } from './usage';
import type { Change } from '../../services';

/**
 * Replaces a file by another of the same kind wherever it is used. The new file has a new address, because the old one
 * is cached forever; each item that shows it has a new version, which can be undone. The old file stays in the library:
 * earlier versions, and items in the trash, still show it.
 *
 * @returns the new item, and the number of items that show it now
 * @throws 404; 413 and 415 as for an upload. Nothing is changed then.
 */
export async function replaceMedia(
  change: Change,
  id: string,
  upload: Upload,
): Promise<{ mediaItem: MediaItem; places: number }> {
  const { services } = change;
  const now = services.clock.now();
  const { kind } = await findMedia(services.db, id);
  const address = await (kind === 'image' ? storeImage(services, upload) : storeDocument(services, upload));
  const after = await findFile(services.db, fileNameOf(address) ?? '');
  if (!after) throw new Error('The new file was not stored');
  try {
    return await services.db.transaction(async (tx) => {
      const before = await findMedia(tx, id);
      const { alt, folder, focusX, focusY } = before;
      const values = { alt, folder, focusX, focusY };
      const [row = after] = await tx.update(files).set(values).where(eq(files.id, after.id)).returning();
      const places = await replaceInContent(change, tx, before, row);
      await auditChange(tx, change, {
        action: 'replace',
        collection: 'media',
        entityId: row.id,
        title: `${before.originalName} by ${row.originalName}`,
      });
      return { mediaItem: toMediaItem(row, (await usesOf(tx, [row.name])).get(row.name) ?? []), places };
    });
  } catch (error) {
    await services.db.transaction((tx) => forgetFiles(tx, eq(files.id, after.id), now));
    await deleteNotedFiles(services);
    throw error;
  }
}
