import { Command } from 'commander';
import { createBackupKey } from '../backup/encrypted-store';
import { MINUTE } from '../clock';
import { readConfig } from '../config';
import {
  createKeyFile,
  KeyFileError,
  readKeyFile,
  replaceKeyFile,
  rotated,
  withNextKey,
  withoutKey,
  type KeyFile,
} from '../keys/key-file';
import { keysFileOf } from '../keys/keys-file-of';
import { CREATE } from '../keys/open-keys';
import { storageLocation } from './storage-location';
import { runProgram, withSite } from './with-site';

/** After this time all servers have read the file again, and earlier setups of second steps have ended. */
const RETIRES_AFTER = 20 * MINUTE;

const say = (line: string): void => console.log(line);

async function readKeys(file: string): Promise<KeyFile> {
  const keys = await readKeyFile(file);
  if (!keys) throw new KeyFileError(`${file} does not exist. Create it with: ${CREATE}`);
  return keys;
}

function list({ current, keys }: KeyFile): void {
  for (const { id, createdAt, replacedAt } of keys) {
    const state = id === current ? 'seals and signs' : replacedAt ? `opens, replaced ${replacedAt}` : 'opens, is new';
    say(`${id}  created ${createdAt}  ${state}`);
  }
}

/** Removes a key that no longer seals anything. */
async function retire(file: string, id: string): Promise<void> {
  const keys = await readKeys(file);
  const key = keys.keys.find((one) => one.id === id);
  if (!key) throw new Error(`${file} has no key ${id}. "keys list" shows them.`);
  if (id === keys.current) throw new Error(`The key ${id} seals and signs. Rotate the keys first.`);
  const replaced = Date.parse(key.replacedAt ?? '');
  if (replaced + RETIRES_AFTER > Date.now()) {
    throw new Error(`The key ${id} was replaced less than 20 minutes ago. Servers may still use it; try again later.`);
  }
  // Rows that a server sealed before it read the new key.
  await withSite({ command: 'reseal' });
  await replaceKeyFile(file, withoutKey(await readKeys(file), id));
  say(`The key ${id} is removed. Links that it has signed are invalid. Destroy its copies.`);
}

/** The file is created before the other variables are set. */
const keysFile = (): string => keysFileOf(process.env);

const program = new Command('keys').description('Creates, lists and rotates the keys that seal and sign.');

program
  .command('create')
  .summary('create the key file of a new site, at SITE_KEYS_FILE')
  .action(async () => {
    const file = keysFile();
    list(await createKeyFile(file));
    say(`${file} has the keys of the site. Keep a copy of it, apart from the backups.`);
  });

program
  .command('create-backup-key')
  .argument('<file>', 'a new file')
  .summary('create the key that encrypts backups')
  .action(async (file: string) => {
    await createBackupKey(storageLocation(file));
    say(
      `${file} has the key of the backups. Name it in BACKUP_KEY_FILE, and keep a copy elsewhere: no backup opens without it.`,
    );
  });

program
  .command('list')
  .summary('list the ids of the keys')
  .action(async () => list(await readKeys(keysFile())));

program
  .command('add')
  .summary('add a key that opens only, to be copied to the other machines before it is used')
  .action(async () => {
    const file = keysFile();
    await replaceKeyFile(file, withNextKey(await readKeys(file)));
    list(await readKeys(file));
  });

program
  .command('rotate')
  .summary('seal and sign with a new key, or the one that was added; all others still open')
  .action(async () => {
    const file = keysFile();
    readConfig(process.env);
    await replaceKeyFile(file, rotated(await readKeys(file)));
    await withSite({ command: 'reseal' });
    list(await readKeys(file));
  });

program
  .command('retire')
  .argument('<id>', 'the key')
  .summary('remove a key that was replaced: links that it has signed become invalid')
  .action((id: string) => retire(keysFile(), id));

runProgram(program);
