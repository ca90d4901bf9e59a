import { readFile } from 'node:fs/promises';
import type { MediaItem } from 'api-client';
import type { cropSchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { files } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { copyStored } from '../../file-processing/file-work';
import { deleteNotedFiles, forgetFiles } from '../../files/file-deletions';
import { storeFile } from '../../files/store-file';
import { findMedia, toMediaItem, type FileRow } from './media';
import { replaceInContent } from './replace-in-content';
import { usesOf } from './usage';
import type { Change } from '../../services';

interface Cropped {
  readonly mediaItem: MediaItem;
  readonly places: number;
}

/** Shows one picture of the library in place of another, with an audit entry. */
async function replacePicture(
  change: Change,
  id: string,
  after: FileRow,
  action: 'crop' | 'undo-crop',
): Promise<Cropped> {
  return change.services.db.transaction(async (tx) => {
    const before = await findMedia(tx, id);
    const places = await replaceInContent(change, tx, before, after);
    await auditChange(tx, change, { action, collection: 'media', entityId: after.id, title: after.originalName });
    return { mediaItem: toMediaItem(after, (await usesOf(tx, [after.name])).get(after.name) ?? []), places };
  });
}

/**
 * Crops a picture wherever it is shown: a new file with its own address, made from the original, which stays. A crop is
 * cropped again from its original too.
 *
 * @throws 400 outside the picture; 404; 409 for other files and animations
 */
export async function cropMedia(change: Change, id: string, part: z.output<typeof cropSchema>): Promise<Cropped> {
  const { services } = change;
  const shown = await findMedia(services.db, id);
  const original = shown.originalId === null ? shown : await findMedia(services.db, shown.originalId);
  if (shown.kind !== 'image' || original.contentType === 'image/gif') {
    throw conflict('Only still pictures can be cropped');
  }
  if (part.left + part.width > (original.width ?? 0)) throw invalidField('width', 'The part lies outside the picture');
  if (part.top + part.height > (original.height ?? 0))
    throw invalidField('height', 'The part lies outside the picture');
  const { workFiles } = services.fileWork;
  const picture = await workFiles.with(2, async (source, result) => {
    await copyStored(services.files, original.name, source);
    const size = await services.fileWork.make({ kind: 'crop', source, result, part });
    return { ...size, bytes: await readFile(result) };
  });
  const { contentType, originalName, folder } = original;
  const made = {
    ...picture,
    contentType,
    originalName,
    folder,
    kind: 'image' as const,
    alt: shown.alt,
    originalId: original.id,
  };
  const after = await storeFile(services, made);
  try {
    return await replacePicture(change, id, after, 'crop');
  } catch (error) {
    await services.db.transaction((tx) => forgetFiles(tx, eq(files.id, after.id), services.clock.now()));
    await deleteNotedFiles(services);
    throw error;
  }
}

/** Shows the original wherever its crop is shown. @throws 404; 409 for files that are not crops */
export async function undoCrop(change: Change, id: string): Promise<Cropped> {
  const { originalId } = await findMedia(change.services.db, id);
  if (originalId === null) throw conflict('This picture is not cropped');
  return replacePicture(change, id, await findMedia(change.services.db, originalId), 'undo-crop');
}
