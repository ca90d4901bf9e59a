import { SIGN_IN_PATH } from 'api-client';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from '../../files/private-folder';

/** The file with the link in the site's folder. */
const NAME = 'first-administrator.txt';

/**
 * Writes the link that creates the first administrator into a file that is private to the site's user: logs are read by
 * others and stored for a long time. Without a token the file of an earlier start is removed.
 *
 * @returns the path of the file; undefined when the site has an administrator
 */
export async function writeSetupLink(
  { siteDir, siteUrl }: { readonly siteDir: string; readonly siteUrl: string },
  token: string | undefined,
): Promise<string | undefined> {
  const file = path.join(siteDir, NAME);
  // An existing file would keep its mode.
  await rm(file, { force: true });
  if (token === undefined) return undefined;
  await makePrivateFolder(siteDir);
  await writeFile(file, `${siteUrl}${SIGN_IN_PATH}#setup=${token}\n`, { mode: PRIVATE_FILE, flag: 'wx' });
  return file;
}
