import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENDPOINTS } from '../../shell/src/server/contract-endpoints';
import type { RecordedAnswer } from '../../site-emulator/src/recorded-answers';
import { startShell } from '../../site-emulator/src/start-shell';
import { PROGRAMS, writeProgram } from '../release/programs';
import { serveFresh } from '../site/fresh-site';
import { freePort } from '../site/ports';
import { storeAddress, trustedKeysFile } from '../site/store';
import { startRecorder } from './recorder';

/** The files that no emulated page reads: source maps, types for `verify`, and those compressed for other browsers. */
const UNREAD = /\.map$|\.gz$|[\\/]private$/;

const API = '/api/v1';

/** The public reads of the contract without parameters: browsers call some that no page on the server calls. */
const READS = ENDPOINTS.filter(({ method, path: of, roles }) => method === 'GET' && !roles && !of.includes(':')).map(
  ({ path: of }) => API + of,
);

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** The smallest size of each picture of the pages, by its path. */
function picturesIn(pages: readonly string[]): string[] {
  const smallest = new Map<string, string>();
  for (const address of matches(pages.join('\n'), /"?(\/api\/v1\/files\/[^"\s,&]+)/g)) {
    const [file = ''] = address.split('?');
    const known = smallest.get(file);
    if (known === undefined || widthOf(address) < widthOf(known)) smallest.set(file, address);
  }
  return [...smallest.values()];
}

const widthOf = (address: string): number => Number(/[?&]w=(\d+)/.exec(address)?.[1] ?? Infinity);

/**
 * Writes the published site with the demonstration content and recorded answers of its API: those that the home page, the
 * pages that it links and their pictures need.
 *
 * @param folder the new folder `site` of the package `site-emulator`
 */
export async function recordSite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'shell'), { recursive: true });
  await writeProgram('shell', PROGRAMS.shell, path.join(folder, 'shell'));
  // The package that contains the site depends on them.
  await rm(path.join(folder, 'shell/node_modules'), { recursive: true });
  const site = await serveFresh();
  try {
    await cp(storeAddress(site.siteDir), path.join(folder, 'store'), {
      recursive: true,
      filter: (file) => !UNREAD.test(file),
    });
    await cp(trustedKeysFile(site.siteDir), path.join(folder, 'trusted.json'));
    const recorder = await startRecorder(site.apiOrigin);
    const port = await freePort();
    const shell = await startShell(folder, port, recorder.origin);
    const read = async (address: string): Promise<string> => (await fetch(`http://localhost:${port}${address}`)).text();
    const home = await read('/');
    const pages = [home];
    for (const address of matches(home, /<a[^>]* href="(\/[^"#?]*)"/g)) pages.push(await read(address));
    for (const address of [...READS, ...picturesIn(pages)]) await read(address);
    shell.kill();
    recorder.stop();
    const answers: Readonly<Record<string, RecordedAnswer>> = recorder.answers;
    await writeFile(path.join(folder, 'answers.json'), JSON.stringify(answers));
  } finally {
    await site.stop();
  }
}
