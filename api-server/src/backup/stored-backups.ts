import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../files/file-store';
import { openStores } from '../files/open-files';
import type { ListedFile } from './copy-files';
import { BackupKeyError, ENCRYPTED, EncryptedStore, readBackupKeys } from './encrypted-store';
import { manifestSchema, type Manifest, type Snapshot } from './manifest';
import { BackupDamagedError, readPart } from './parts';

/** The stores of backups: the manifests and rows of each, and the files, which they share. */
export interface BackupHome {
  readonly backups: FileStore;
  readonly files: FileStore;
}

/**
 * Opens a folder, or `s3://bucket/prefix?endpoint=…`, with backups.
 * @param keyFile the file of the key that encrypts them; undefined for backups without encryption
 * @throws {BackupKeyError} when some of the backups are encrypted and others are not, or the key is missing
 */
export async function openBackupHome(home: string, keyFile: string | undefined): Promise<BackupHome> {
  const { backups, files } = await openStores(home, ['backups', 'files']);
  const names = await backups.list();
  const encrypted = names.filter((name) => name.endsWith(ENCRYPTED)).length;
  if (keyFile === undefined) {
    if (encrypted === 0) return { backups, files };
    throw new BackupKeyError(
      `${backups.address} has encrypted backups. Name the file of their key in BACKUP_KEY_FILE.`,
    );
  }
  if (encrypted < names.length) {
    throw new BackupKeyError(
      `${backups.address} has backups without encryption. Name another place for encrypted ones.`,
    );
  }
  const keys = await readBackupKeys(keyFile);
  return { backups: await EncryptedStore.over(backups, keys), files: await EncryptedStore.over(files, keys) };
}

const MANIFEST = 'manifest.json';
export const manifestKey = (id: string): string => `${id}/${MANIFEST}`;

/** The complete backups, the oldest first. */
export async function completeBackups({ backups }: BackupHome): Promise<string[]> {
  const keys = await backups.list();
  return keys.filter((key) => key.endsWith(`/${MANIFEST}`)).map((key) => key.slice(0, -MANIFEST.length - 1));
}

/** The contents of a backup. */
export async function readManifest({ backups }: BackupHome, id: string): Promise<Manifest> {
  const text = (await buffer(await backups.read(manifestKey(id)))).toString('utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupDamagedError(
      `${manifestKey(id)} cannot be read (${error instanceof Error ? error.name : 'unknown'})`,
    );
  }
}

const fileRow = z.object({ name: z.string(), size: z.number(), sha256: z.string() });

/** The files that the rows of a snapshot refer to. */
export async function filesOf(store: FileStore, snapshot: Snapshot): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for (const part of snapshot.tables.find(({ name }) => name === 'files')?.parts ?? []) {
    for (const line of await readPart(store, part)) listed.push(fileRow.parse(JSON.parse(line)));
  }
  return listed;
}

/**
 * Removes all backups but the newest, the parts of interrupted ones, and files that no remaining backup uses.
 * @param keep how many stay
 */
export async function removeOlder(home: BackupHome, keep: number, say: (line: string) => void): Promise<void> {
  const remaining = (await completeBackups(home)).slice(-keep);
  // All manifests are read before anything is deleted: a damaged one stops the removal.
  const wanted = new Set<string>();
  for (const id of remaining) {
    const { snapshot } = await readManifest(home, id);
    for (const { name } of await filesOf(home.backups, snapshot)) wanted.add(name);
  }
  const keys = (await home.backups.list()).filter((key) => !remaining.includes(key.split('/')[0] ?? ''));
  // Manifests go first, so that a backup without all its parts does not count.
  keys.sort((a, b) => Number(b.endsWith(MANIFEST)) - Number(a.endsWith(MANIFEST)));
  for (const key of keys) await home.backups.delete(key);
  const unwanted = (await home.files.list()).filter((name) => !wanted.has(name));
  for (const name of unwanted) await home.files.delete(name);
  if (keys.length > 0) say(`Older backups removed, with ${unwanted.length} files that only they had.`);
}
