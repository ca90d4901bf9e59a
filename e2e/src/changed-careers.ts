import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../scripts/site/build';
import { ROOT } from '../../scripts/site/front-ends';

/** The sentence of the changed remote on its list of jobs. */
export const CHANGE = 'Meet us at the career fairs.';

const PAGE = `
export const page = () => ({
  Component: () => <h1>A page that was added later</h1>,
  handle: { head: () => ({ title: 'Added later' }) },
});
`;

const TORN_PAGE = `
/** Stops with an error wherever there is a browser. */
export const page = () => ({
  Component: () => {
    if (typeof document !== 'undefined') throw new TypeError('fairs is undefined');
    return <h1>A page that cannot be shown</h1>;
  },
  handle: { head: () => ({ title: 'Torn' }) },
});
`;

const PAGES = `export const pages = {
  addition: { path: '/career-fairs', module: './addition-page' },
  torn: { path: '/career-fairs/torn', module: './torn-page' },`;

const SCREEN = `screens: () => [
    {
      path: 'fairs',
      label: 'Fairs',
      group: 'Careers',
      order: 40,
      roles: ['site:handle'],
      routes: [{ index: true, lazy: async () => ({ Component: () => <h1>Planned fairs</h1> }) }],
    },`;

const NAVIGATION = `navigation: [
    { id: 'fairs', label: 'Fairs', path: '/career-fairs', places: ['navbar', 'menu'], order: 45 },`;

async function replaceIn(file: string, pattern: RegExp, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`${file} is not written as this test expects.`);
  await writeFile(file, changed);
}

/**
 * Builds a copy of the careers remote with one more page, one that throws in the browser, a menu entry, a screen and a
 * sentence,
 * within the repository so that its imports resolve.
 *
 * @returns its folder, ready to be published
 */
export async function buildChangedCareers(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'changed-section', 'mfe-careers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'package.json', 'webpack.config.ts']) {
    await cp(path.join(ROOT, 'mfe-careers', name), path.join(folder, name), { recursive: true });
  }
  await writeFile(path.join(folder, 'src', 'addition-page.tsx'), PAGE);
  await writeFile(path.join(folder, 'src', 'torn-page.tsx'), TORN_PAGE);
  const definition = path.join(folder, 'src', 'remote.ts');
  await replaceIn(definition, /export const pages = \{/, PAGES);
  await replaceIn(definition, /navigation: \[/, NAVIGATION);
  await replaceIn(path.join(folder, 'src', 'admin', 'index.tsx'), /screens: \(\) => \[/, SCREEN);
  const list = path.join(folder, 'src', 'jobs', 'career-page.tsx');
  await replaceIn(list, /<JobList \/>/, `<p>${CHANGE}</p><JobList />`);
  await buildFolder(folder);
  return folder;
}
