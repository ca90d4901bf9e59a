import { chmod, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assemble } from '../assemble';
import { readConfig } from '../config';

let siteDir: string;
beforeAll(async () => {
  siteDir = path.join(await mkdtemp(path.join(tmpdir(), 'private-')), 'the site');
  const mask = process.umask(0);
  try {
    await fill();
  } finally {
    process.umask(mask);
  }
});
afterAll(() => rm(path.dirname(siteDir), { recursive: true, force: true }));

const open = () => assemble(readConfig({ SITE_DIR: siteDir, LOG_LEVEL: 'silent' }));

/** Writes rows, a file in a folder, and an email. */
async function fill(): Promise<void> {
  const { database, files, mail } = await open();
  await files.originals.put('a-file', Buffer.from('bytes'));
  await files.variants.put('a-file/320.webp', Buffer.from('bytes'));
  await mail.send({
    id: '1',
    messageId: '<1@b.example>',
    from: 'a@b.example',
    to: 'c@d.example',
    subject: 'A',
    text: 'A',
    html: 'A',
    language: 'en',
  });
  mail.close();
  await database.close();
}

/** Every path in the site's folder that is open to others, or not fully to its owner. */
async function notPrivate(): Promise<string[]> {
  const places = ['.', ...(await readdir(siteDir, { recursive: true }))];
  const modes = await Promise.all(
    places.map(async (place) => ({ place, found: await stat(path.join(siteDir, place)) })),
  );
  expect(modes.length).toBeGreaterThan(900);
  return modes
    .filter(({ found }) => (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600))
    .map(({ place, found }) => `${place} ${(found.mode & 0o777).toString(8)}`);
}

test('every file and folder that the site makes is private to its owner, whatever umask the process has', async () => {
  expect(await notPrivate()).toEqual([]);
});

test('a folder that is open to others is refused with the command that closes it', async () => {
  await chmod(path.join(siteDir, 'mail/1.eml'), 0o644);
  await expect(open()).rejects.toThrow(
    `1 of its files and folders are, ${siteDir}/mail/1.eml for one. It contains the database, applications and emails. ` +
      `Close it with\n\n  chmod -R go-rwx '${siteDir}'\n`,
  );
  await chmod(path.join(siteDir, 'mail/1.eml'), 0o600);
  await chmod(siteDir, 0o711);
  await expect(open()).rejects.toThrow(`${siteDir} for one`);
  await chmod(siteDir, 0o700);
  await symlink('/etc', path.join(siteDir, 'linked'));
  const { database } = await open();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});
