import { inArray, isNotNull } from 'drizzle-orm';
import { files } from '../database/schema';
import { demonstrationFiles } from '../demonstration';
import { fileUrl, storeFile } from '../files/store-file';
import type { Services } from '../services';

export interface StoredDemonstrationFile {
  url: string;
  size: number;
}

/**
 * Stores the pictures and documents of the demonstration content; those that are there already stay.
 * @returns the stored files by their keys
 */
export async function storeDemonstrationFiles(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  say: (line: string) => void,
): Promise<Map<string, StoredDemonstrationFile>> {
  const known = await services.db
    .select({ source: files.source, name: files.name, size: files.size })
    .from(files)
    .where(isNotNull(files.source));
  const stored = new Map<string, StoredDemonstrationFile>();
  for (const { source, name, size } of known) {
    if (!source) continue;
    // A row whose bytes are gone is made anew.
    if (await services.files.stat(name)) stored.set(source, { url: fileUrl(name), size });
    else await services.db.delete(files).where(inArray(files.name, [name]));
  }
  let made = 0;
  for await (const { key, name, mime, kind, alt, bytes } of demonstrationFiles()) {
    if (!stored.has(key)) {
      const row = await storeFile(services, { bytes, originalName: name, kind, contentType: mime, alt, source: key });
      stored.set(key, { url: fileUrl(row.name), size: row.size });
      made += 1;
      if (made % 50 === 0) say(`  ${made} pictures and documents`);
    }
  }
  if (made > 0) say(`  ${made} pictures and documents stored`);
  return stored;
}
