import type { OpenedDatabase } from '../database/database';
import type { FileStore } from '../files/file-store';
import { unusableApps } from '../keys/sealed-columns';
import { recordRestored } from './backup-runs';
import { loadSiteCopy } from './load-site-copy';
import { ENDED_TABLES, endRestoredAccess, knownAccess } from './restored-access';
import { completeBackups, filesOf, openBackupHome, readManifest } from './stored-backups';

export interface RestoreOptions {
  /** A folder, or `s3://bucket/prefix?endpoint=…`. */
  readonly from: string;
  /** The id of the backup; the newest by default. */
  readonly backup?: string;
  readonly replace?: boolean;
  /** Ends API tokens and preview links of the backup, and stops its webhooks. */
  readonly endAccess?: boolean;
  /** Restores even if keys are missing with which the backup is sealed. */
  readonly withoutKeys?: boolean;
}

/** @throws Error when keys are missing with which the backup is sealed */
function checkKeys(needed: readonly string[], present: readonly string[], withoutKeys: boolean): void {
  const missing = needed.filter((id) => !present.includes(id));
  if (missing.length === 0 || withoutKeys) return;
  throw new Error(
    `The key file lacks ${missing.join(', ')}, with which second steps, webhooks or waiting emails of the backup are ` +
      'sealed. Put the key file of that time at SITE_KEYS_FILE, or use --without-keys: then these apps cannot be used ' +
      '(npm run admin -- recover), webhooks need new secrets, and these emails do not leave.',
  );
}

/**
 * Restores a site to the moment of a backup, compared by counts and hashes. It may be called again. Sessions and codes
 * of the backup end.
 *
 * @param keys the ids of the site's keys
 * @param backupKeyFile the file of the key that encrypted the backup
 * @throws when it fails; a database that was not empty is unchanged then
 */
export async function restore(
  {
    database,
    files,
    keys,
    backupKeyFile,
  }: {
    readonly database: OpenedDatabase;
    readonly files: FileStore;
    readonly keys: readonly string[];
    readonly backupKeyFile?: string | undefined;
  },
  { from, backup, replace = false, endAccess = false, withoutKeys = false }: RestoreOptions,
  say: (line: string) => void,
): Promise<void> {
  const home = await openBackupHome(from, backupKeyFile);
  const complete = await completeBackups(home);
  const id = backup ?? complete.at(-1);
  if (id === undefined || !complete.includes(id)) {
    const there = complete.length > 0 ? `There are ${complete.join(', ')}.` : 'There is no complete one.';
    throw new Error(`${home.backups.address} has no backup ${id ?? 'at all'}. ${there}`);
  }
  const manifest = await readManifest(home, id);
  const { site, snapshot, startedAt, keys: needed, lost: known } = manifest;
  say(`The backup ${id}, begun ${startedAt}`);
  checkKeys(needed, keys, withoutKeys);
  const access = await knownAccess(database.db, site);
  const listed = await filesOf(home.backups, snapshot);
  const lost = await loadSiteCopy({
    snapshot,
    listed,
    database,
    replace,
    uncompared: ENDED_TABLES,
    say,
    parts: home.backups,
    from: home.files,
    to: files,
  });
  const missing = lost.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`The backup lacks ${missing.length} files: ${missing.join(', ')}`);
  if (known.length > 0) say(`The site lacked ${known.length} files before: ${known.join(', ')}`);
  await endRestoredAccess(database.db, { known: access, endAccess }, say);
  for (const email of await unusableApps(database.db, keys))
    say(`The authenticator app of ${email} cannot be used: npm run admin -- recover --email ${email}`);
  await recordRestored(database.db, manifest, home.backups.address);
  say('Restored.');
}
