import type { OpenedDatabase } from '../database/database';
import type { FileStore } from '../files/file-store';
import { putInPlace } from './put-in-place';
import { completeBackups, filesOf, openBackupHome, readManifest } from './stored-backups';

/** What is restored, and whether over something else. */
export interface RestoreWish {
  /** A folder, or `s3://bucket/prefix?endpoint=…`. */
  readonly from: string;
  /** Which backup; the newest when nothing is said. */
  readonly backup?: string;
  readonly replace?: boolean;
}

/**
 * Makes a site what it was at the moment of a backup, compared by counts and hashes. It may be called again.
 * @throws when it cannot be; a database that was not empty is as it was then
 */
export async function restore(
  { database, files }: { database: OpenedDatabase; files: FileStore },
  { from, backup, replace = false }: RestoreWish,
  say: (line: string) => void,
): Promise<void> {
  const home = await openBackupHome(from);
  const complete = await completeBackups(home);
  const id = backup ?? complete.at(-1);
  if (id === undefined || !complete.includes(id)) {
    const there = complete.length > 0 ? `There are ${complete.join(', ')}.` : 'There is no complete one.';
    throw new Error(`${home.backups.address} has no backup ${id ?? 'at all'}. ${there}`);
  }
  const { snapshot, startedAt, lost: known } = await readManifest(home, id);
  say(`The backup ${id}, begun ${startedAt}`);
  const listed = await filesOf(home.backups, snapshot);
  const lost = await putInPlace({
    snapshot,
    listed,
    database,
    replace,
    say,
    parts: home.backups,
    from: home.files,
    to: files,
  });
  const missing = lost.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`The backup lacks ${missing.length} files: ${missing.join(', ')}`);
  if (known.length > 0) say(`The site lacked ${known.length} files before: ${known.join(', ')}`);
  say('Restored.');
}
