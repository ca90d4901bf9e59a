import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LocalStore, promote, publish } from 'delivery';
import { buildFolder } from '../../../scripts/site/build';
import { ROOT } from '../../../scripts/site/front-ends';
import { ENVIRONMENT } from '../../../scripts/site/publish';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

const PAGE = `
export const additionPage = () => ({
  Component: () => <h1>A page that was added later</h1>,
  handle: { head: () => ({ title: 'Added later' }) },
});
`;

const ROUTE = `routes: ({ store }) => [
    { id: 'addition', path: '/career-fairs', lazy: async () => (await import(/* webpackChunkName: "addition" */ './addition-page')).additionPage() },`;

/** A copy of the careers remote with one more page and menu entry, within the repository so that its imports resolve. */
async function changedRemote(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'publish-alone', 'mfe-careers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'package.json', 'remote.json', 'webpack.config.ts']) {
    await cp(path.join(ROOT, 'mfe-careers', name), path.join(folder, name), { recursive: true });
  }
  const manifest = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as {
    routes: object[];
    navigation: object[];
  };
  manifest.routes.push({ path: '/career-fairs' });
  manifest.navigation.push({ label: 'Fairs', path: '/career-fairs', places: ['navbar', 'menu'], order: 45 });
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'src', 'addition-page.tsx'), PAGE);
  const routes = path.join(folder, 'src', 'routes.tsx');
  const text = await readFile(routes, 'utf8');
  const changed = text.replace(/routes: \(\{ store \}\) => \[/, ROUTE);
  if (changed === text) throw new Error('The routes of the careers remote are not written as this test expects.');
  await writeFile(routes, changed);
  return folder;
}

test('a page and a menu entry of one remote appear on the running site after publishing that remote alone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const replica = await startShellReplica();
  try {
    expect((await request.get(`${replica.origin}/career-fairs`)).status()).toBe(404);
    const store = new LocalStore(replica.store);
    const before = await store.read(ENVIRONMENT);

    const folder = await changedRemote();
    await buildFolder(folder);
    const publication = await publish(store, ENVIRONMENT, folder);
    await promote(store, ENVIRONMENT, publication.name, publication.version);

    await expect.poll(async () => (await request.get(`${replica.origin}/career-fairs`)).status()).toBe(200);
    await page.goto(`${replica.origin}/`);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fairs' }).click();
    await expect(page.getByRole('heading', { name: 'A page that was added later' })).toBeVisible();

    const after = await store.read(ENVIRONMENT);
    const folders = (document: typeof before, name: string): string[] =>
      (document.microFrontends[name] ?? []).map(({ extras }) => extras.folder);
    for (const name of ['shell', 'content', 'catalogue', 'admin']) {
      expect(folders(after, name), name).toEqual(folders(before, name));
    }
  } finally {
    await replica.stop();
  }
});
