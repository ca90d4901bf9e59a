import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedSharing, PublishedTypes } from 'federation/naming';
import { buildFolder } from '../site/build';
import { ROOT } from '../site/front-ends';

/** A remote with a page, a lazily loaded module, and a style sheet. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'mfe-events', version: '1.0.0' }),
  'webpack.config.ts':
    "import { remoteConfigs } from 'federation/webpack';\nexport default remoteConfigs(__dirname);\n",
  'src/remote.ts': [
    "export const pages = { events: { path: '/events', module: './page' } };",
    "export default { name: 'events', title: 'Events', contract: 1, pages };",
  ].join('\n'),
  'src/page.ts': [
    "import { createElement } from 'react';",
    "import './page.css';",
    "import { Link } from 'react-router-dom';",
    'const later = () => import(/* webpackChunkName: "later" */ \'./later\');',
    "const dialog = () => import('ui-kit/dialog');",
    "const further = async () => { const { Outlet } = await import('react-router-dom'); return Outlet; };",
    "export const page = () => ({ Component: () => createElement('p', { className: 'page' }), handle: [Link, later, dialog, further] });",
  ].join('\n'),
  'src/later.ts': [
    "import { useState } from 'react';",
    "import type { Job } from 'api-client';",
    '/** A comment. */ export const later = useState<Job>; // Another one: \'"`.',
  ].join('\n'),
  'src/later.host.test.ts':
    "import { later } from './later';\nit('can be called', () => expect(later).toBeTruthy());\n",
  'src/page.css': '.page { color: red; }\n',
};

const SITES = path.join(ROOT, '.cache', 'equal-bytes');
afterAll(() => rm(SITES, { recursive: true, force: true }));

/** Builds the remote in a separate folder, as deep as any other, so that it resolves the same packages. */
async function built(site: string): Promise<string> {
  const folder = path.join(SITES, site, 'mfe-events');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  await buildFolder(folder);
  return folder;
}

/** The published files of a build: everything but the source maps. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of ['dist', 'dist-server'])
    for (const entry of await readdir(path.join(folder, part), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !entry.name.endsWith('.map'))
        found[path.relative(folder, file)] = (await readFile(file)).toString('base64');
    }
  return found;
}

let folders: string[];
beforeAll(async () => {
  folders = await Promise.all([built('one'), built('another-way')]);
});

test('equal sources give equal bytes in any folder', async () => {
  const [bytes, others] = await Promise.all(folders.map(bytesOf));
  expect(Object.keys(bytes ?? {})).toEqual(
    expect.arrayContaining([
      'dist/remoteEntry.js',
      'dist/events.js',
      'dist/later.js',
      'dist/assets.json',
      'dist/remote.json',
      'dist/private/host-tests.cjs',
      'dist/private/source-maps.json',
      'dist/private/types.json',
      'dist-server/index.js',
      'dist-server/private/source-maps.json',
    ]),
  );
  expect(others).toEqual(bytes);
});

test('a build requires only the packages that it uses from the page, at once or on use', async () => {
  const text = await readFile(path.join(folders[0] ?? '', 'dist/sharing.json'), 'utf8');
  const { requires, imports } = JSON.parse(text) as PublishedSharing;
  expect(Object.keys(requires ?? {})).toEqual(['react', 'react-router-dom', 'ui-kit/dialog', 'federation/contract']);
  expect(imports).toEqual({
    'federation/contract': ['remoteOf'],
    react: ['createElement', 'useState'],
    'react-router-dom': ['Link', 'Outlet'],
  });
});

test('a build has the types of its code without comments, and of the packages that it brings', async () => {
  const text = await readFile(path.join(folders[0] ?? '', 'dist/private/types.json'), 'utf8');
  const { files, imports } = JSON.parse(text) as PublishedTypes;
  expect(files['src/later.ts']?.replaceAll(/[^\S\n]+/g, ' ')).toBe(
    "import { useState } from 'react';\nimport type { Job } from 'api-client';\n export const later = useState<Job>; ",
  );
  expect(imports['src/later.ts']).toEqual({ 'api-client': 'api-client/src/index.ts' });
  const packages = new Set(Object.keys(files).map((file) => file.split('/')[0]));
  expect([...packages]).toEqual(expect.arrayContaining(['src', 'api-client']));
  expect([...packages]).not.toEqual(expect.arrayContaining(['react']));
});
