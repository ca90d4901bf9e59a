/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtime, webpack, type Compiler, type Stats } from 'webpack';
import { EntryIdPlugin } from './entry-id-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { ReplacedModulePlugin } from './replaced-module-plugin';
import { SharingPlugin } from './sharing-plugin';

const folder = mkdtempSync(path.join(tmpdir(), 'replaced-module-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'node_modules/library/index.js': "import { draw } from './draw.js'; console.log(draw());",
  'node_modules/library/draw.js': "export const draw = () => 'THEIRS';",
  'ours.js': "export const draw = () => 'OURS';",
  'first.js': "import 'library';",
  'later.js': "import('./ours.js');",
};

/** Builds a file as `first.js`; returns the errors and the built file. */
async function build(
  plugin: { apply(compiler: Compiler): void },
  first = './first.js',
): Promise<{ errors: string; built: string }> {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const output = { path: path.join(folder, 'dist'), filename: '[name].js' };
  const entry = { first };
  const compiler = webpack({ mode: 'production', context: folder, entry, output, plugins: [plugin] });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  const errors = stats?.compilation.errors.map(({ message }) => message).join('\n') ?? '';
  return { errors, built: errors ? '' : readFileSync(path.join(folder, 'dist/first.js'), 'utf8') };
}

const replaced = (module: RegExp): ReplacedModulePlugin =>
  new ReplacedModulePlugin({ module, replacement: path.join(folder, 'ours.js'), users: /[\\/]library[\\/]index\.js$/ });

test("a file of this project replaces a library's module", async () => {
  const { errors, built } = await build(replaced(/[\\/]draw\.js$/));
  expect(errors).toBe('');
  expect(built).toContain('OURS');
  expect(built).not.toContain('THEIRS');
});

test('a build fails when the library no longer has the module to replace', async () => {
  const { errors } = await build(replaced(/[\\/]paint\.js$/));
  expect(errors).toContain('was not found: the library has changed');
});

test('a build fails when the file for the integrity table has no chunk loader', async () => {
  const { errors } = await build(new IntegrityPlugin(['first.js']));
  expect(errors).toContain('The chunk loader in first.js was not found');
});

test('a build fails when the chunk loader no longer has the script element that gets the hash', async () => {
  const ofAnotherVersion = {
    apply(compiler: Compiler): void {
      compiler.hooks.compilation.tap('Test', (compilation) => {
        runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
          'Test',
          () => 'element.src = url;',
        );
      });
      new IntegrityPlugin(['first.js']).apply(compiler);
    },
  };
  expect((await build(new IntegrityPlugin(['first.js']), './later.js')).errors).toBe('');
  const { errors } = await build(ofAnotherVersion, './later.js');
  expect(errors).toContain('The script element of the chunk loader was not found');
});

test('a build fails when the federation plugin no longer generates a module that gets a fixed id', async () => {
  const { errors } = await build(new EntryIdPlugin(['federation', 'container']));
  expect(errors).toContain('The generated module "federation" was not found');
  expect(errors).toContain('The generated module "container" was not found');
});

test('a build fails when no consumed module belongs to an import of a shared module', async () => {
  const { errors } = await build(new SharingPlugin(new Set(['./draw.js']), { requires: { './draw.js': '1.0.0' } }));
  expect(errors).toContain('"consume-shared-module", its share key or the names of imports was not found');
});
