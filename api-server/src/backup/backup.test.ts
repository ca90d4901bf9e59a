import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { openEmbeddedTestDatabase } from '../../test/embedded-database';
import { testApp } from '../../test/harness';
import { withLaterRelease } from '../../test/later-release';
import { everyRow } from '../../test/rows';
import { openEmptyDatabase, openTestDatabase } from '../../test/test-database';
import { tinyDisk } from '../../test/tiny-disk';
import { PDF } from '../../test/uploads';
import { isOnPostgres } from '../../test/test-engine';
import { writeAudit } from '../audit';
import type { OpenedDatabase } from '../database/database';
import {
  admins,
  apiTokens,
  auditEntries,
  authenticatorApps,
  files,
  installation,
  passkeys,
  previewLinks,
  sessions,
} from '../database/schema';
import { deleteNotedFiles, forgetFiles } from '../files/file-deletions';
import { FolderFileStore } from '../files/folder-file-store';
import { storeFile } from '../files/store-file';
import { backUp } from './back-up';
import { createBackupKey } from './encrypted-store';
import { BackupRun, lastBackup } from './backup-runs';
import { loadSiteCopy } from './load-site-copy';
import { restore } from './restore';
import { writeSnapshot } from './snapshot';
import { rowsOf } from '../database/rows-of';

const site = testApp({ content: true });
const quiet = () => undefined;

let picture: string;
beforeAll(async () => {
  const { services } = site;
  // The demonstration content has addresses of files without their bytes.
  await services.db.delete(files);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#116a6f' } })
    .png()
    .toBuffer();
  const stored = { bytes, kind: 'image' as const, contentType: 'image/png' };
  ({ name: picture } = await storeFile(services, { ...stored, originalName: 'Ünïcode "plant"\n.png', alt: '\u2028é' }));
  for (const kind of ['document', 'resume'] as const) {
    await storeFile(services, { bytes: PDF, originalName: 'a.pdf', kind, contentType: 'application/pdf' });
  }
  await site.signedIn('owner');
  const entry = { at: site.clock.now(), actor: undefined, action: 'tried', collection: 'files', requestId: 'r' };
  await writeAudit(services.db, { ...entry, entityId: '1', title: 'Quotes " and \\ and \t' });
});

let to: string;
beforeEach(async () => {
  to = path.join(await mkdtemp(path.join(tmpdir(), 'backup-')), 'backups');
});
afterEach(() => rm(path.dirname(to), { recursive: true, force: true }));

/** A new site to restore to. */
async function withTarget(
  open: () => Promise<OpenedDatabase>,
  work: (target: { database: OpenedDatabase; files: FolderFileStore; keys: readonly string[] }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restored-'));
  const database = await open();
  try {
    await work({ database, files: new FolderFileStore(folder), keys: site.services.keys.ids });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const bytesOf = async (store: FolderFileStore | typeof site.services.files) =>
  Promise.all((await store.list()).map(async (name) => [name, await text(await store.read(name))]));

/** A new database on the engine of the tests. */
const openMigrated = () => openTestDatabase({ asOwner: true });

const engines: (readonly [string, () => Promise<OpenedDatabase>])[] = [
  ['the engine of the tests', openMigrated],
  // From PostgreSQL to the embedded engine; `move.test.ts` goes the other way.
  ...(isOnPostgres ? [['the other engine', openEmbeddedTestDatabase] as const] : []),
];

it.each(engines)('restores every row and every file, into %s', async (_, open) => {
  const manifest = await backUp(site.services, { to }, quiet);
  expect(manifest.files.count).toBe(3);
  const lines: string[] = [];
  await withTarget(open, async (target) => {
    await restore(target, { from: to }, (line) => lines.push(line));
    expect(await lastBackup(target.database.db)).toMatchObject({ id: manifest.id, rows: expect.any(Number) as number });
    const { sessions: signedIn, ...before } = await everyRow(site.services.db);
    expect(signedIn).toHaveLength(1);
    expect(Object.values(before).flat().length).toBeGreaterThan(300);
    expect(await everyRow(target.database.db)).toEqual({ ...before, sessions: [] });
    expect(await bytesOf(target.files)).toEqual(await bytesOf(site.services.files));
    // Sequences continue, and constraints apply again.
    // An export, which no page shows, so that the revisions of the content stay the same.
    await writeAudit(target.database.db, { at: new Date(), actor: undefined, action: 'export', requestId: 'restored' });
    await expect(target.database.db.delete(auditEntries)).rejects.toThrow();
    // Again, over the restored site: it only compares.
    await target.database.db.execute('alter table audit_entries disable trigger user');
    await target.database.db.delete(auditEntries).where(eq(auditEntries.requestId, 'restored'));
    await target.database.db.execute('alter table audit_entries enable trigger user');
    await restore(target, { from: to }, (line) => lines.push(line));
  });
  expect(lines.filter((line) => /^(Rows|Files|Restored)/.test(line))).toEqual([
    'Files: 3, 3 copied and compared, 0 there before',
    expect.stringMatching(/^Rows: [\d,]+ of \d+ tables, each table compared with the copy$/),
    'Restored.',
    'Files: 3, 0 copied and compared, 3 there before',
    'Rows: all there already, each table compared with the copy',
    'Restored.',
  ]);
});

it('keeps a file that is deleted during the backup, and deletes it afterwards', async () => {
  const { db, files: store, clock } = site.services;
  const { name } = await storeFile(site.services, {
    ...{ bytes: PDF, originalName: 'b.pdf', kind: 'document', contentType: 'application/pdf' },
  });
  const read = store.read.bind(store);
  const spy = jest.spyOn(store, 'read').mockImplementationOnce(async (key, range) => {
    await db.transaction((tx) => forgetFiles(tx, eq(files.name, name), clock.now()));
    expect(await deleteNotedFiles(site.services)).toEqual([]);
    return read(key, range);
  });
  const manifest = await backUp(site.services, { to }, quiet);
  spy.mockRestore();
  expect(manifest.lost).toEqual([]);
  expect(await readdir(path.join(to, 'files'))).toContain(name);
  expect(await store.stat(name)).toBeDefined();
  await deleteNotedFiles(site.services);
  expect(await store.stat(name)).toBeUndefined();
});

it('does not count before it is complete, and the next call reuses its files', async () => {
  const { files: store } = site.services;
  const read = store.read.bind(store);
  const spy = jest.spyOn(store, 'read').mockImplementation(async (key) => {
    if (key !== picture) throw new Error('The disk is gone');
    return read(key);
  });
  await expect(backUp(site.services, { to }, quiet)).rejects.toThrow('The disk is gone');
  spy.mockRestore();
  await withTarget(openMigrated, (target) =>
    expect(restore(target, { from: to }, quiet)).rejects.toThrow('has no backup at all. There is no complete one.'),
  );
  const lines: string[] = [];
  await backUp(site.services, { to }, (line) => lines.push(line));
  expect(lines).toContain('Files: 3, 2 copied and compared, 1 there before');
  const last = await lastBackup(site.services.db);
  expect(last).toMatchObject({ destination: path.join(to, 'backups'), files: 3, lost: [] });
});

const disk = tinyDisk();
(disk ? it : it.skip)('reports a full disk, and does not count as a backup', async () => {
  const { db, clock } = site.services;
  const bytes = Buffer.concat([PDF, Buffer.alloc(2_000_000)]);
  const { name } = await storeFile(site.services, {
    ...{ bytes, originalName: 'large.pdf', kind: 'document', contentType: 'application/pdf' },
  });
  const there = await lastBackup(db);
  const full = path.join(disk ?? '', 'backups');
  await expect(backUp(site.services, { to: full }, quiet)).rejects.toThrow('The site has no space left for files.');
  expect((await readdir(full, { recursive: true })).filter((key) => /manifest|draft/.test(key))).toEqual([]);
  expect(await lastBackup(db)).toEqual(there);
  await db.transaction((tx) => forgetFiles(tx, eq(files.name, name), clock.now()));
});

it('runs one backup of a site at a time, and starts again after a killed one', async () => {
  const { db, files: store } = site.services;
  const read = store.read.bind(store);
  const spy = jest.spyOn(store, 'read').mockImplementationOnce(async (key, range) => {
    await expect(backUp(site.services, { to }, quiet)).rejects.toThrow('Wait for its end; if it was killed');
    return read(key, range);
  });
  await backUp(site.services, { to }, quiet);
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  await BackupRun.start(db, site.clock, 'a folder');
  await expect(backUp(site.services, { to }, quiet)).rejects.toThrow('is under way since');
  site.clock.pass(31 * 60_000);
  expect((await backUp(site.services, { to }, quiet)).lost).toEqual([]);
});

it('names the files that the site lacks, and restores all others', async () => {
  const { db, files: store } = site.services;
  const [row] = await db.select().from(files).where(eq(files.kind, 'document'));
  const name = row?.name ?? '';
  await store.delete(name);
  await expect(backUp(site.services, { to }, quiet)).rejects.toThrow(
    `The site itself lacks 1 of its files, so the backup does too: ${name}`,
  );
  await withTarget(openMigrated, async (target) => {
    const lines: string[] = [];
    await restore(target, { from: to }, (line) => lines.push(line));
    expect(lines).toContain(`The site lacked 1 files before: ${name}`);
    expect(await target.files.list()).toHaveLength(2);
  });
  await store.put(name, PDF);
});

it('overwrites nothing without --replace, and leaves the database as it was when the backup is damaged', async () => {
  const { id } = await backUp(site.services, { to }, quiet);
  await withTarget(openMigrated, async (target) => {
    const { db } = target.database;
    await restore(target, { from: to }, quiet);
    await db.insert(installation).values({ name: 'another', value: 'site' });
    const before = await everyRow(db);
    await expect(restore(target, { from: to }, quiet)).rejects.toThrow('The database is not empty.');
    const parts = (await readdir(path.join(to, 'backups', id))).filter((part) => part.endsWith('.gz'));
    const last = path.join(to, 'backups', id, parts.sort().at(-1) ?? '');
    const bytes = await readFile(last);
    await writeFile(last, bytes.subarray(1));
    await expect(restore(target, { from: to, replace: true }, quiet)).rejects.toThrow('The backup is damaged');
    expect(await everyRow(db)).toEqual(before);
    await writeFile(last, bytes);
    await restore(target, { from: to, replace: true }, quiet);
    expect(await everyRow(db)).toEqual({ ...(await everyRow(site.services.db)), sessions: [] });
  });
});

it('keeps the given number of backups, with their files', async () => {
  const { clock } = site;
  const { db } = site.services;
  const { name } = await storeFile(site.services, {
    ...{ bytes: PDF, originalName: 'c.pdf', kind: 'document', contentType: 'application/pdf' },
  });
  await backUp(site.services, { to }, quiet);
  await db.transaction((tx) => forgetFiles(tx, eq(files.name, name), clock.now()));
  clock.pass(1_000);
  const second = await backUp(site.services, { to }, quiet);
  expect(await readdir(path.join(to, 'files'))).toContain(name);
  clock.pass(1_000);
  const third = await backUp(site.services, { to, keep: 2 }, quiet);
  expect((await readdir(path.join(to, 'backups'))).sort()).toEqual(expect.arrayContaining([second.id, third.id]));
  expect(await readdir(path.join(to, 'files'))).not.toContain(name);
  await withTarget(openMigrated, (target) => restore(target, { from: to, backup: second.id }, quiet));
});

it('is encrypted with a key that production requires, and copies no file twice', async () => {
  const keyFile = path.join(path.dirname(to), 'backup.key');
  await createBackupKey(keyFile);
  await expect(createBackupKey(keyFile)).rejects.toThrow('exists');
  const withKey = (backupKeyFile?: string) => ({
    ...site.services,
    config: { ...site.services.config, production: true, backupKeyFile },
  });
  await expect(backUp(withKey(), { to }, quiet)).rejects.toThrow('keys -- create-backup-key');
  await backUp(withKey(keyFile), { to }, quiet);
  const lines: string[] = [];
  site.clock.pass(1_000);
  await backUp(withKey(keyFile), { to, keep: 1 }, (line) => lines.push(line));
  expect(lines).toContain('Files: 3, 0 copied and compared, 3 there before');
  const stored = await readdir(to, { recursive: true, withFileTypes: true });
  const written = stored.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of written) expect(await readFile(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  await withTarget(openMigrated, async (target) => {
    await expect(restore(target, { from: to }, quiet)).rejects.toThrow('has encrypted backups');
    const other = path.join(path.dirname(to), 'other.key');
    await createBackupKey(other);
    const from = { ...target, backupKeyFile: other };
    await expect(restore(from, { from: to }, quiet)).rejects.toThrow('encrypted with another key');
    await restore({ ...target, backupKeyFile: keyFile }, { from: to }, (line) => lines.push(line));
  });
  expect(lines).toContain('Restored.');
  await expect(backUp(site.services, { to }, quiet)).rejects.toThrow('has encrypted backups');
});

it('migrates rows of an earlier release, and refuses those of a newer one', async () => {
  const earlier = await openMigrated();
  const parts = new FolderFileStore(to);
  try {
    await earlier.db.insert(installation).values({ name: 'kept', value: 'since then' });
    const snapshot = await writeSnapshot(earlier.db, parts, 'rows', quiet);
    const addNote = `alter table installation add column note text not null default 'of the later release'`;
    await withLaterRelease([addNote], async (migrations) => {
      await withTarget(
        () => openEmptyDatabase(migrations),
        async ({ database, files: store }) => {
          const files = { parts, listed: [], from: parts, to: store };
          const placement = { ...files, snapshot, database, replace: false, say: quiet };
          const newer = { ...snapshot, migration: '9999_much-later' };
          await expect(loadSiteCopy({ ...placement, snapshot: newer })).rejects.toThrow('of a newer release than this');
          await loadSiteCopy(placement);
          expect(await rowsOf(database.db, sql`select * from installation where name = 'kept'`)).toEqual([
            { name: 'kept', value: 'since then', note: 'of the later release' },
          ]);
          expect(await lastBackup(database.db)).toBeUndefined();
          await expect(loadSiteCopy(placement)).rejects.toThrow('Name an empty database, without any tables.');
        },
      );
    });
  } finally {
    await earlier.close();
  }
});

it('asks for the keys with which the backup is sealed', async () => {
  const { db, mail, keys } = site.services;
  await mail.enqueue(db, { to: 'asha@elsewhere.example', subject: 'Hello', text: 'It waits.' });
  const [owner] = await db.select().from(admins).where(eq(admins.role, 'owner'));
  const { id: adminId = '', email = '' } = owner ?? {};
  const sealedSecret = await keys.seal('second-steps', 'secret', adminId);
  await db.insert(authenticatorApps).values({ adminId, sealedSecret, lastStep: 0, createdAt: site.clock.now() });
  expect((await backUp(site.services, { to }, quiet)).keys).toEqual(keys.ids);
  await withTarget(openMigrated, async (target) => {
    const other = { ...target, keys: ['0123abcd'] };
    await expect(restore(other, { from: to }, quiet)).rejects.toThrow(`The key file lacks ${keys.ids[0]}`);
    expect((await everyRow(target.database.db))['outbox']).toEqual([]);
    const lines: string[] = [];
    await restore(other, { from: to, withoutKeys: true }, (line) => lines.push(line));
    expect((await everyRow(target.database.db))['outbox']).toHaveLength(1);
    const cannotBeUsed = `The authenticator app of ${email} cannot be used: npm run admin -- recover --email ${email}`;
    expect(lines).toContain(cannotBeUsed);
  });
});

it('ends restored sessions and tokens that were removed since, and names the access that is valid again', async () => {
  const { db, clock } = site.services;
  const token = (id: string) => ({
    ...{ id, tokenHash: id, name: `Token ${id}`, ending: 'wxyz', createdBy: 'Asha' },
    ...{ createdAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 1e9) },
  });
  await db.insert(apiTokens).values([token('1'), token('2')]);
  const { id, createdAt, expiresAt } = token('1');
  const [owner] = await db.select().from(admins).limit(1);
  const key = { credentialId: id, publicKey: id, counter: 0, transports: [], createdAt };
  await db.insert(passkeys).values({ ...key, id, adminId: owner?.id ?? '', name: 'Asha’s phone' });
  const link = { tokenHash: id, collection: 'blogs', entityId: 'draft', createdBy: 'Asha' };
  await db.insert(previewLinks).values({ ...link, id, createdAt, expiresAt });
  await backUp(site.services, { to }, quiet);
  await withTarget(openMigrated, async (target) => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    await restore(target, { from: to }, say);
    expect(lines).toContain('Valid again, API tokens (2): Token 1 (…wxyz), Token 2 (…wxyz)');
    expect(lines).toContain('Valid again, passkeys (1): Asha’s phone');
    expect(lines).toContain('Valid again, preview links (1): blogs/draft');
    expect(lines.join()).toContain('restore with --end-access');
    await target.database.db.delete(apiTokens).where(eq(apiTokens.id, '1'));
    await restore(target, { from: to, replace: true }, say);
    expect(lines).toContain('Ended again: API tokens that were removed since the backup: Token 1 (…wxyz)');
    expect(await target.database.db.select({ id: apiTokens.id }).from(apiTokens)).toEqual([{ id: '2' }]);
    await restore(target, { from: to, replace: true, endAccess: true }, say);
    expect(lines).toContain('Ended: 1 API tokens and 1 preview links; 0 webhooks are off.');
    expect(await target.database.db.select().from(apiTokens)).toEqual([]);
    expect(await target.database.db.select().from(sessions)).toEqual([]);
  });
  await db.delete(previewLinks);
  await db.delete(passkeys);
  await db.delete(apiTokens);
});
