import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The emails that the site has sent to an address, oldest first: a site without a mail server writes them to a folder.
 */
export async function emailsTo(email: string): Promise<string[]> {
  const folder = path.join(process.env['TEST_SITE_DIR'] ?? '.site', 'mail');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((text) => new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'im').test(text));
}

/** The last code sent to an address by email; empty without one. */
export async function codeFor(email: string): Promise<string> {
  const codes = (await emailsTo(email)).map((text) => /^Your code to [a-z ]+ is ([\w-]+)\./m.exec(text)?.[1] ?? '');
  return codes.findLast((code) => code !== '') ?? '';
}
