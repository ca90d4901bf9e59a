import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hasCode } from '../stores/error-code';
import { parseTrustedKeys, readTrustedKeys, TrustedKeys, type TrustedKeysFile } from './trusted-keys';

const textOf = (content: TrustedKeysFile): string => `${JSON.stringify(content, null, 2)}\n`;

/** @throws KeyUnusable */
function assertValid(file: string, content: TrustedKeysFile): void {
  parseTrustedKeys(textOf(content), file);
}

async function draftOf(file: string, content: TrustedKeysFile): Promise<string> {
  const text = textOf(content);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
  return draft;
}

/** Creates a file of trusted keys if it is missing; an existing one does not change. */
export async function createTrustedKeysFile(file: string, content: TrustedKeysFile): Promise<void> {
  assertValid(file, content);
  const draft = await draftOf(file, content);
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Changes a file of trusted keys; readers see either all of the change or nothing. Its permissions stay.
 *
 * @param dryRun the change is checked and not written; a missing file counts as an empty one
 * @throws KeyUnusable when it would no longer be valid
 */
export async function changeTrustedKeysFile(
  file: string,
  change: (content: TrustedKeysFile, trusted: TrustedKeys) => TrustedKeysFile,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<void> {
  const trusted = dryRun && !existsSync(file) ? new TrustedKeys({ keys: [] }) : await readTrustedKeys(file);
  const content = change(trusted.file, trusted);
  assertValid(file, content);
  if (dryRun) return;
  const draft = await draftOf(file, content);
  await chmod(draft, (await stat(file)).mode & 0o777);
  await rename(draft, file);
}
