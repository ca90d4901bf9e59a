import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../scripts/site/build';
import { ROOT } from '../../scripts/site/front-ends';

/** What the changed remote says on its list of jobs. */
export const CHANGE = 'Meet us at the career fairs.';

const PAGE = `
export const additionPage = () => ({
  Component: () => <h1>A page that was added later</h1>,
  handle: { head: () => ({ title: 'Added later' }) },
});
/** Stops with an error wherever there is a browser. */
export const tornPage = () => ({
  Component: () => {
    if (typeof document !== 'undefined') throw new TypeError('fairs is undefined');
    return <h1>A page that cannot be shown</h1>;
  },
  handle: { head: () => ({ title: 'Torn' }) },
});
`;

const ROUTE = `routes: ({ store }) => [
    { id: 'addition', path: '/career-fairs', lazy: async () => (await import(/* webpackChunkName: "addition" */ './addition-page')).additionPage() },
    { id: 'addition:torn', path: '/career-fairs/torn', lazy: async () => (await import(/* webpackChunkName: "addition" */ './addition-page')).tornPage() },`;

async function replaceIn(file: string, pattern: RegExp, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`${file} is not written as this test expects.`);
  await writeFile(file, changed);
}

/**
 * Builds a copy of the careers remote with one more page, one that stops with an error in the browser, a menu entry and a sentence, within the repository so that its
 * imports resolve.
 *
 * @returns its folder, ready to be published
 */
export async function buildChangedCareers(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'changed-section', 'mfe-careers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'package.json', 'remote.json', 'webpack.config.ts']) {
    await cp(path.join(ROOT, 'mfe-careers', name), path.join(folder, name), { recursive: true });
  }
  const manifest = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as {
    routes: object[];
    navigation: object[];
  };
  manifest.routes.push({ path: '/career-fairs' }, { path: '/career-fairs/torn' });
  manifest.navigation.push({ label: 'Fairs', path: '/career-fairs', places: ['navbar', 'menu'], order: 45 });
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'src', 'addition-page.tsx'), PAGE);
  await replaceIn(path.join(folder, 'src', 'routes.tsx'), /routes: \(\{ store \}\) => \[/, ROUTE);
  const list = path.join(folder, 'src', 'jobs', 'career-page.tsx');
  await replaceIn(list, /<JobList \/>/, `<p>${CHANGE}</p><JobList />`);
  await buildFolder(folder);
  return folder;
}
