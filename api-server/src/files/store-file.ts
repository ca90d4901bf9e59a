import { createHash } from 'node:crypto';
import { IMAGE_FORMATS, PDF_UPLOAD } from 'api-client';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { fileDeletions, files } from '../database/schema';
import { newId } from '../identity';
import { sortKey } from '../text/fold';
import { noteUpload } from './file-deletions';
import type { FileStore } from './file-store';

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(IMAGE_FORMATS).map(({ contentType, extensions: [extension] }) => [contentType, extension]),
  ),
  [PDF_UPLOAD.accept]: 'pdf',
};

export interface NewFile {
  bytes: Buffer;
  originalName: string;
  kind: 'image' | 'document' | 'resume';
  contentType: string;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  alt?: string;
  folder?: string;
  originalId?: string;
  purgeAt?: Date;
  source?: string;
}

/** The address of a stored file. */
export function fileUrl(name: string): string {
  return `/api/v1/files/${name}`;
}

/**
 * Stores checked bytes under a name that cannot be guessed, and their row. Bytes are stored first, so that a row never
 * refers to missing ones. Before that, their deletion is noted, and storing the row cancels it, so that a crash in
 * between leaves nothing behind.
 */
export async function storeFile(
  services: { db: Database; files: FileStore; clock: Clock },
  file: NewFile,
): Promise<typeof files.$inferSelect> {
  const now = services.clock.now();
  const extension = EXTENSIONS[file.contentType];
  if (!extension) throw new Error(`Files of type ${file.contentType} are not stored`);
  const name = `${newId(now)}${newId(now).slice(10)}.${extension}`;
  await noteUpload(services.db, name, now);
  try {
    await services.files.put(name, file.bytes);
    return await services.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(files)
        .values({
          id: newId(now),
          createdAt: now,
          updatedAt: now,
          name,
          originalName: file.originalName.slice(0, 200),
          sortName: sortKey(file.originalName),
          kind: file.kind,
          contentType: file.contentType,
          size: file.bytes.length,
          width: file.width ?? null,
          height: file.height ?? null,
          alt: file.alt ?? '',
          folder: file.folder ?? '',
          originalId: file.originalId ?? null,
          sha256: createHash('sha256').update(file.bytes).digest('hex'),
          purgeAt: file.purgeAt ?? null,
          source: file.source ?? null,
        })
        .returning();
      if (!row) throw new Error('The row of the file was not stored');
      await tx.delete(fileDeletions).where(eq(fileDeletions.name, name));
      return row;
    });
  } catch (error) {
    // If this fails too, the noted deletion removes them later.
    await services.files.delete(name).catch(() => undefined);
    throw error;
  }
}

/** The row of a stored file by its name; undefined if it does not exist. */
export async function findFile(db: Database, name: string): Promise<typeof files.$inferSelect | undefined> {
  const [row] = await db.select().from(files).where(eq(files.name, name)).limit(1);
  return row;
}
