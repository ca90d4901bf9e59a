import { inArray, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../database/schema';
import { fileUrl, storeFile } from '../files/store-file';
import type { Services } from '../services';
import type { ContentFile } from './content-folder';
import type { StoredContentFile } from './resolve-keys';

/**
 * Stores the pictures and documents of a folder of content; existing ones stay.
 * @returns the stored files by their keys
 */
export async function storeContentFiles(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  contentFiles: readonly ContentFile[],
  say: (line: string) => void,
): Promise<Map<string, StoredContentFile>> {
  const known = await services.db
    .select({ source: files.source, name: files.name, size: files.size })
    .from(files)
    .where(isNotNull(files.source));
  const stored = new Map<string, StoredContentFile>();
  for (const { source, name, size } of known) {
    if (!source) continue;
    // A row without its bytes is replaced.
    if (await services.files.stat(name)) stored.set(source, { url: fileUrl(name), size });
    else await services.db.delete(files).where(inArray(files.name, [name]));
  }
  let added = 0;
  for (const { key, name, contentType, kind, alt, read } of contentFiles) {
    if (stored.has(key)) continue;
    const bytes = await read();
    // These are the site's own pictures, not uploads.
    const { width, height } = kind === 'image' ? await sharp(bytes).metadata() : {};
    const row = await storeFile(services, {
      ...{ bytes, originalName: name, kind, contentType, alt, source: key },
      ...(width !== undefined && height !== undefined && { width, height }),
    });
    stored.set(key, { url: fileUrl(row.name), size: row.size });
    added += 1;
  }
  if (added > 0) say(`  ${added} pictures and documents`);
  return stored;
}
