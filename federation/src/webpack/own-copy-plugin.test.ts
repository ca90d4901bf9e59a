/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webpack } from 'webpack';
import { OwnCopyPlugin } from './own-copy-plugin';

const folder = mkdtempSync(path.join(tmpdir(), 'own-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'node_modules/library/package.json': '{ "name": "library", "module": "index.js", "sideEffects": false }',
  'node_modules/library/index.js': "export * from './whole.js';",
  'node_modules/library/whole.js': "export const small = () => 'SMALL'; export const large = () => 'LARGE';",
  'node_modules/library-of-others/index.js': "export const other = () => 'OTHER';",
  'first.js': [
    "import { small } from 'library';",
    "import { other } from 'library-of-others';",
    "console.log(small(), other()); import(/* webpackChunkName: 'later' */ './later.js');",
  ].join('\n'),
  'later.js': [
    "import { large } from 'library';",
    "import { other } from 'library-of-others';",
    'console.log(large(), other());',
  ].join('\n'),
};

/** The files of a build, by their names. */
async function build(plugins: OwnCopyPlugin[]): Promise<(name: string) => string> {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const output = { path: path.join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js' };
  const compiler = webpack({ mode: 'production', context: folder, entry: { first: './first.js' }, output, plugins });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return (name) => readFileSync(path.join(folder, 'dist', name), 'utf8');
}

test('what only a later chunk uses of a library comes with that chunk', async () => {
  const file = await build([new OwnCopyPlugin(/[\\/]later\.js$/, ['library'])]);
  expect(file('first.js')).toMatch(/SMALL/);
  expect(file('first.js')).not.toMatch(/LARGE/);
  expect(file('later.js')).toMatch(/LARGE/);
  expect(file('later.js')).not.toMatch(/SMALL|OTHER/);
});

test('without a copy of its own it stands in the first chunk', async () => {
  const file = await build([]);
  expect(file('first.js')).toMatch(/LARGE/);
});
