import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRemoteManifest } from '../../federation/src/webpack/remote-manifest';
import { createRemote, createRepository, removeRemote } from './new-remote';

const ROOT = path.resolve(__dirname, '../..');
const LISTS = ['package.json', 'tsconfig.json'];

async function workspace(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'workspace-'));
  await mkdir(path.join(root, 'shell'));
  for (const file of [...LISTS, 'shell/package.json']) await cp(path.join(ROOT, file), path.join(root, file));
  // Its definition imports a package.
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

const textOf = (root: string, file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

test('a new remote is a package of the workspace, with pages, an entry, a slot, collections and a test', async () => {
  const root = await workspace();
  const files = await createRemote(root, { name: 'site-events', title: "What's on" });
  expect(files.filter((file) => file.includes('.test.'))).toHaveLength(1);
  expect(readRemoteManifest(path.join(root, 'mfe-site-events'))).toMatchObject({
    name: 'site-events',
    title: "What's on",
    exposes: { './routes': 'public', './slots/teaser': 'public' },
    routes: [
      { path: '/site-events', chunk: 'overview', searchParams: [] },
      { path: '/site-events/:slug', chunk: 'event', searchParams: ['sent'] },
    ],
    collections: { events: { what: 'Event' }, registrations: { publicForm: { keptMonths: 12 } } },
    navigation: [{ label: "What's on", path: '/site-events' }],
  });
  for (const list of LISTS) expect(await textOf(root, list)).toContain('"mfe-site-events"');
  await expect(createRemote(root, { name: 'site-events' })).rejects.toThrow(/exists/);
});

test('a remote in a separate repository has the same sources, and everything else from a registry, in exact versions', async () => {
  const [root, folder] = [await workspace(), await mkdtemp(path.join(tmpdir(), 'events-'))];
  await createRemote(root, { name: 'events' });
  const files = await createRepository(folder, { name: 'events' }, 'https://npm.company.test');
  const sources = files.filter((file) => file.startsWith('src/'));
  expect(sources).toContain('src/page/event-page.tsx');
  for (const file of sources) expect(await textOf(folder, file)).toBe(await textOf(root, `mfe-events/${file}`));

  const { dependencies, devDependencies } = JSON.parse(await textOf(folder, 'package.json')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >;
  const packages = { ...dependencies, ...devDependencies };
  const { version } = JSON.parse(await textOf(ROOT, 'ui-kit/package.json')) as { version: string };
  expect(packages['ui-kit']).toBe(version);
  for (const exact of Object.values(packages)) expect(exact).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+$/);
  expect(await textOf(folder, '.npmrc')).toContain('\nregistry=https://npm.company.test\n');
  for (const file of files) expect(await textOf(folder, file)).not.toContain(ROOT);
  await expect(createRepository(folder, { name: 'events' })).rejects.toThrow(/not empty/);
});

test('a repository without a named registry asks for it, and never uses the public one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'events-'));
  await createRepository(folder, { name: 'events' });
  expect(await textOf(folder, '.npmrc')).toContain('\nregistry=${SITE_REGISTRY}\n');
});

test('removing it leaves no trace', async () => {
  const root = await workspace();
  const before = await Promise.all(LISTS.map((file) => textOf(root, file)));
  await createRemote(root, { name: 'events' });
  await removeRemote(root, 'events');
  expect(await Promise.all(LISTS.map((file) => textOf(root, file)))).toEqual(before);
  await expect(removeRemote(root, 'events')).rejects.toThrow(/no remote/);
});

test.each(['Events', 'my events', '../x', '-a', 'a--b', 'shell', 'api', ''])('"%s" cannot be a name', async (name) => {
  await expect(createRemote(await workspace(), { name })).rejects.toThrow(/cannot be a remote's name|uses/);
});
