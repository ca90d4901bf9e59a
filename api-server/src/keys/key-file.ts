import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode } from 'delivery/error-code';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../files/private-folder';
import { newSecret } from '../identity';

const keySchema = z.object({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  createdAt: z.iso.datetime(),
  /** When another key became the current one. */
  replacedAt: z.iso.datetime().optional(),
  /** 256 bits, as base64url. The key of each purpose is derived from it. */
  secret: z.string().regex(/^[\w-]{43}$/),
});

const keyFileSchema = z
  .object({
    format: z.literal(1),
    /** The key that seals and signs; the others open and verify. */
    current: z.string(),
    keys: z.array(keySchema).min(1),
    /** The key of pseudonyms. It is never replaced: they would not be found again. */
    pseudonyms: keySchema.shape.secret,
  })
  .refine(({ current, keys }) => keys.some(({ id }) => id === current), 'The current key is missing');

export type KeyFile = z.output<typeof keyFileSchema>;

/** Permission bits that the file may not have: any of others, and more than reading of the group. */
const TOO_WIDE = 0o037;

/** The key file is missing, damaged or readable by others. The message has the remedy. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
}

const newKey = (now: Date): KeyFile['keys'][number] => ({
  id: randomBytes(4).toString('hex'),
  createdAt: now.toISOString(),
  secret: newSecret(),
});

export function newKeys(now = new Date()): KeyFile {
  const key = newKey(now);
  return { format: 1, current: key.id, keys: [key], pseudonyms: newSecret() };
}

/**
 * Reads a key file.
 *
 * @returns undefined when it does not exist
 * @throws {KeyFileError} when it is damaged, or others may read it
 */
export async function readKeyFile(file: string): Promise<KeyFile | undefined> {
  let text: string;
  try {
    const { mode } = await stat(file);
    // On Windows these bits have no meaning.
    if (process.platform !== 'win32' && mode & TOO_WIDE) {
      throw new KeyFileError(`Others on this machine may read the keys of the site. Close them: chmod 600 '${file}'`);
    }
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new KeyFileError(`${file} is damaged: it is not JSON. Restore it from your copy.`);
  }
  const read = keyFileSchema.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new KeyFileError(`${file} is not a file of keys: ${issue?.path.join('.')}: ${issue?.message}`);
}

async function writeDraft(file: string, keys: KeyFile): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: PRIVATE_FILE, flush: true });
  return draft;
}

/**
 * Replaces an existing key file atomically: servers that read it meanwhile find the old or the new one. Its owner and
 * permissions stay, so that the servers can still read it when root has replaced it.
 */
export async function replaceKeyFile(file: string, keys: KeyFile): Promise<void> {
  const { uid, gid, mode } = await stat(file);
  const draft = await writeDraft(file, keys);
  // Only root can give a file to another account.
  if (process.getuid?.() === 0) await chown(draft, uid, gid);
  await chmod(draft, mode & 0o777);
  await rename(draft, file);
}

/**
 * Makes the key file of a new site.
 * @throws {KeyFileError} when it exists
 */
export async function createKeyFile(file: string): Promise<KeyFile> {
  const keys = newKeys();
  const draft = await writeDraft(file, keys);
  try {
    // Unlike renaming, this never replaces the file of another process that was faster.
    await link(draft, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST'))
      throw new KeyFileError(`${file} exists. Without it, everything sealed with it would be lost.`);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return keys;
}

/** Adds a key that opens and verifies; it seals and signs once the keys are rotated. */
export function withNextKey(keys: KeyFile, now = new Date()): KeyFile {
  return { ...keys, keys: [...keys.keys, newKey(now)] };
}

/** Makes the newest key the current one; if it is already, adds a new key first. The others open and verify. */
export function rotated(keys: KeyFile, now = new Date()): KeyFile {
  const ready = keys.keys.at(-1)?.id === keys.current ? withNextKey(keys, now) : keys;
  const current = ready.keys.at(-1)?.id ?? keys.current;
  const replaced = (key: KeyFile['keys'][number]) =>
    key.id === current || key.replacedAt ? key : { ...key, replacedAt: now.toISOString() };
  return { ...ready, current, keys: ready.keys.map(replaced) };
}

/** Removes a key: texts that it sealed can no longer be opened, and links that it signed end. */
export function withoutKey(keys: KeyFile, id: string): KeyFile {
  return { ...keys, keys: keys.keys.filter((key) => key.id !== id) };
}
