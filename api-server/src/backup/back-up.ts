import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/file-store';
import { siteId } from '../installation';
import { usedKeys } from '../keys/sealed-columns';
import type { Services } from '../services';
import { BackupRun, lastBackup } from './backup-runs';
import { copyFiles } from './copy-files';
import { BackupKeyError } from './encrypted-store';
import { countRows, type Manifest, type Snapshot } from './manifest';
import { rowsIn } from './rows-in-child-process';
import { writeSnapshot } from './snapshot';
import {
  completeBackups,
  filesOf,
  manifestKey,
  openBackupHome,
  readManifest,
  removeOlder,
  type BackupHome,
} from './stored-backups';

export interface BackupOptions {
  /** A folder, or `s3://bucket/prefix?endpoint=…`. */
  readonly to: string;
  /** How many backups stay there; all of them by default. */
  readonly keep?: number;
}

/** The beginning of the names of temporary folders for rows. */
const DRAFT = 'backup-';

/**
 * Copies the rows; those of an embedded database first into the site's own folder, so that a slow destination does not
 * block it.
 */
async function copyAllRows(
  { db, config, copyRows }: Services,
  backups: FileStore,
  folder: string,
  say: (line: string) => void,
): Promise<Snapshot> {
  if (config.databaseUrl) return writeSnapshot(db, backups, folder, say);
  // Folders of killed backups: only one backup runs at a time.
  for (const name of await readdir(config.siteDir)) {
    if (name.startsWith(DRAFT)) await rm(path.join(config.siteDir, name), { recursive: true, force: true });
  }
  const place = await mkdtemp(path.join(config.siteDir, DRAFT));
  try {
    const draft = rowsIn(place);
    const snapshot = copyRows ? await copyRows(place, folder, say) : await writeSnapshot(db, draft, folder, say);
    for (const { key } of snapshot.tables.flatMap(({ parts }) => parts)) {
      await backups.put(key, await buffer(await draft.read(key)));
    }
    return snapshot;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Copies rows, then files, and writes the manifest last. */
async function copySite(
  services: Services,
  home: BackupHome,
  run: BackupRun,
  site: string,
  say: (line: string) => void,
): Promise<Manifest> {
  const keys = await usedKeys(services.db);
  const snapshot = await copyAllRows(services, home.backups, run.id, say);
  await run.alive();
  const listed = await filesOf(home.backups, snapshot);
  const { files: from } = services;
  const { lost } = await copyFiles({ from, to: home.files, files: listed, readPresent: false, say, alive: run.alive });
  const bytes = listed.reduce((sum, { size }) => sum + size, 0);
  const manifest: Manifest = {
    ...{ format: 1, id: run.id, site, startedAt: run.startedAt.toISOString() },
    ...{ engine: services.config.databaseUrl ? 'postgres' : 'embedded', keys, snapshot },
    ...{ files: { count: listed.length, bytes }, lost },
  };
  await home.backups.put(manifestKey(run.id), Buffer.from(JSON.stringify(manifest, null, 2)));
  return manifest;
}

/**
 * Copies a running site: all rows at one moment, then the files that they refer to, which are not deleted meanwhile.
 * Files of earlier backups are not copied again. An interrupted backup does not count; the next call starts again and
 * reuses its files.
 *
 * @throws when it fails, or when the site lacks files; in that case the backup is complete except for those
 */
export async function backUp(
  services: Services,
  options: BackupOptions,
  say: (line: string) => void,
): Promise<Manifest> {
  const { db, clock, config } = services;
  if (config.production && config.backupKeyFile === undefined) {
    throw new BackupKeyError(
      'In production backups are encrypted. Create a key: npm run keys -- create-backup-key <file> (in a release: ' +
        'node api/keys.js create-backup-key <file>); then name the file in BACKUP_KEY_FILE, and keep a copy of it elsewhere.',
    );
  }
  const home = await openBackupHome(options.to, config.backupKeyFile);
  const site = await siteId(db);
  const previous = (await completeBackups(home)).at(-1);
  if (previous !== undefined && (await readManifest(home, previous)).site !== site) {
    throw new Error(`${home.backups.address} contains backups of another site. Choose a place for this site alone.`);
  }
  const last = await lastBackup(db);
  say(last?.finishedAt ? `The backup before this one ended ${last.finishedAt.toISOString()}.` : 'The first backup.');
  const run = await BackupRun.start(db, clock, home.backups.address);
  const manifest = await copySite(services, home, run, site, say).catch(async (error: unknown) => {
    await run.giveUp().catch(() => undefined);
    throw error;
  });
  if (options.keep !== undefined) await removeOlder(home, options.keep, say);
  const { snapshot, files, lost } = manifest;
  await run.finish({ rows: countRows(snapshot), files: files.count, bytes: files.bytes, lost });
  say(
    `The backup ${run.id} is complete in ${home.backups.address}. The key files are not in it: keep copies of them elsewhere.`,
  );
  if (lost.length > 0) {
    throw new Error(`The site itself lacks ${lost.length} of its files, so the backup does too: ${lost.join(', ')}`);
  }
  return manifest;
}
