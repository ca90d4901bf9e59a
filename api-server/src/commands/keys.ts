import { parseArgs } from 'node:util';
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
import { runMain, withSite } from './with-site';

const USAGE = `Usage: npm run keys -- create        makes the key file of a new site, at SITE_KEYS_FILE
       npm run keys -- list          shows the ids of the keys
       npm run keys -- add           adds a key that opens only, to be copied to the other machines before it is used
       npm run keys -- rotate        seals and signs with a new key, or the one that was added; all others still open
       npm run keys -- retire <id>   removes a key that was replaced: links that it has signed end`;

/** Servers have read the file again since, and setups of second steps that began before have ended. */
const RETIRES_AFTER = 20 * MINUTE;

const say = (line: string): void => console.log(line);

async function readKeys(file: string): Promise<KeyFile> {
  const keys = await readKeyFile(file);
  if (!keys) throw new KeyFileError(`${file} does not exist. Make it with: ${CREATE}`);
  return keys;
}

function list({ current, keys }: KeyFile): void {
  for (const { id, createdAt, replacedAt } of keys) {
    const state = id === current ? 'seals and signs' : replacedAt ? `opens, replaced ${replacedAt}` : 'opens, is new';
    say(`${id}  made ${createdAt}  ${state}`);
  }
}

/** Removes a key that nothing is sealed with any more. */
async function retire(file: string, id: string | undefined): Promise<void> {
  const keys = await readKeys(file);
  const key = keys.keys.find((one) => one.id === id);
  if (!id || !key) throw new Error(`${file} has no key ${id ?? ''}\n\n${USAGE}`);
  if (id === keys.current) throw new Error(`The key ${id} seals and signs. Rotate the keys first.`);
  const replaced = Date.parse(key.replacedAt ?? '');
  if (replaced + RETIRES_AFTER > Date.now()) {
    throw new Error(`The key ${id} was replaced less than 20 minutes ago. Servers may still use it; try again later.`);
  }
  // What a server has sealed that learned late of the new key.
  await withSite({ command: 'reseal' });
  await replaceKeyFile(file, withoutKey(await readKeys(file), id));
  say(`The key ${id} is removed. Links that it has signed are invalid. Destroy its copies.`);
}

/** Makes, shows and rotates the keys that seal and sign. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [what, id, ...others] = positionals;
  if (others.length > 0 || (id !== undefined && what !== 'retire')) throw new Error(USAGE);
  // The file is made before the rest of the environment is complete.
  const file = keysFileOf(process.env);
  switch (what) {
    case 'create':
      list(await createKeyFile(file));
      return say(`${file} has the keys of the site. Put a copy of it aside, apart from the backups.`);
    case 'list':
      return list(await readKeys(file));
    case 'add':
      await replaceKeyFile(file, withNextKey(await readKeys(file)));
      return list(await readKeys(file));
    case 'rotate':
      readConfig(process.env);
      await replaceKeyFile(file, rotated(await readKeys(file)));
      await withSite({ command: 'reseal' });
      return list(await readKeys(file));
    case 'retire':
      return retire(file, id);
    default:
      throw new Error(USAGE);
  }
}

runMain(main);
