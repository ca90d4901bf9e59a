import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OpenedDatabase } from '../database/database';
import type { FileStore } from '../files/file-store';
import { FolderFileStore } from '../files/folder-file-store';
import { loadSiteCopy } from './load-site-copy';
import { writeSnapshot } from './snapshot';
import { filesOf } from './stored-backups';

export interface SiteState {
  readonly database: OpenedDatabase;
  readonly files: FileStore;
}

/**
 * Copies a site to another database and another store of files, compared by counts and hashes. The source stays as it
 * is. It may be called again.
 *
 * @param siteDir the folder for rows on their way
 */
export async function move(
  source: SiteState,
  target: SiteState,
  { siteDir, replace = false }: { siteDir: string; replace?: boolean },
  say: (line: string) => void,
): Promise<void> {
  await source.database.migrate();
  const place = await mkdtemp(path.join(siteDir, 'move-'));
  try {
    const parts = new FolderFileStore(place);
    const snapshot = await writeSnapshot(source.database.db, parts, 'rows', say);
    const listed = await filesOf(parts, snapshot);
    const { database } = target;
    const lost = await loadSiteCopy({
      snapshot,
      parts,
      listed,
      database,
      replace,
      say,
      from: source.files,
      to: target.files,
    });
    if (lost.length > 0) say(`The site lacked ${lost.length} files before: ${lost.join(', ')}`);
    say('Moved.');
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
