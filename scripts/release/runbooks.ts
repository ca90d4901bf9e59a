import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../site/front-ends';

const SOURCES = path.join(ROOT, 'docs/runbooks');

/** The commands of the repository that a release has under another name: commands/site and commands/delivery. */
const COMMANDS: Readonly<Record<string, string>> = {
  delivery: 'delivery',
  ...Object.fromEntries(['admin', 'backup', 'keys', 'migrate', 'restore'].map((name) => [name, `site ${name}`])),
  move: 'node api/move.js',
};

/** A page in its form for a release: with the names of its commands, and without links to missing pages. */
export const asInRelease = (page: string): string =>
  page
    .replaceAll(/npm run (\w+)(?: --)?(?=[ `])/g, (command, name: string) => COMMANDS[name] ?? command)
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1');

/** All runbooks in their form for a release, by their file names. */
export async function releasedRunbooks(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(SOURCES)).sort();
  const pages = names.map(async (name) => asInRelease(await readFile(path.join(SOURCES, name), 'utf8')));
  return new Map((await Promise.all(pages)).map((page, at) => [names[at] ?? '', page]));
}

export async function writeRunbooks(release: string): Promise<void> {
  const folder = path.join(release, 'docs/runbooks');
  await mkdir(folder, { recursive: true });
  for (const [name, page] of await releasedRunbooks()) await writeFile(path.join(folder, name), page);
}
