import { build, type Plugin } from 'esbuild';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import messages from '../messages.cjs';
import { HOST_CLIENT } from '../naming';
import { SHARED_MODULES } from './shared-modules';

/** TypeScript in this repository; in the published package, bundlers get ES modules. */
const ENDING = path.extname(__filename);
const PARTS = path.resolve(__dirname, ENDING === '.ts' ? '../host-tests' : '../../esm/host-tests');
const part = (name: string): string => path.join(PARTS, name + ENDING);

/** Modules that need React's build for development, or Node.js, and their replacements. */
const REPLACED: Readonly<Record<string, string>> = {
  'react-dom/test-utils': part('act'),
  'jest-util': part('jest-parts'),
  'jest-message-util': part('jest-parts'),
};

/** The modules that the shell provides. */
const PROVIDED = new Set([...Object.keys(SHARED_MODULES), HOST_CLIENT]);

const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) });';
const NAMES = "export default 'asset';";

/** As in Jest: class names are those of the source, files are names. */
export const FILES_AS_NAMES: Plugin = {
  name: 'files-as-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, () => ({ contents: CLASS_NAMES, loader: 'js' }));
    onLoad({ filter: /\.(css|woff2|svg|png|webp|avif|ico)$/ }, () => ({ contents: NAMES, loader: 'js' }));
  },
};

const IN_HOST: Plugin = {
  name: 'in-host',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path: request }) => {
      if (PROVIDED.has(request)) return { path: request, external: true };
      const replacement = REPLACED[request];
      return replacement === undefined ? undefined : { path: replacement };
    });
    onLoad({ filter: /\.po$/ }, async ({ path: file }) => ({
      contents: messages(await readFile(file, 'utf8')),
      loader: 'json',
    }));
  },
};

/** The files with a remote's tests against its host, relative to its folder and in a stable order. */
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.host\.test\.tsx?$/.test(file))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .sort();

const entryOf = (files: readonly string[]): string =>
  [
    `import { runInHost } from ${JSON.stringify(part('index'))};`,
    `const tests = {${files.map((file) => `'${file}': () => import('./${file}')`).join(',')}};`,
    'export const files = Object.keys(tests);',
    'export const run = (file, titles) => runInHost(file, tests[file], titles);',
  ].join('\n');

/**
 * Bundles a remote's tests against its host (`*.host.test.tsx`) with the code that they test and what runs them. The
 * modules of the host are left out.
 *
 * @param folder absolute path of the remote's package
 * @returns the code of a CommonJS module (`HostTests`); undefined for a remote without such tests
 */
export async function hostTestsBundle(folder: string): Promise<string | undefined> {
  const files = filesOf(folder);
  if (files.length === 0) return undefined;
  const { outputFiles } = await build({
    stdin: { contents: entryOf(files), resolveDir: folder, sourcefile: 'host-tests.js' },
    absWorkingDir: folder,
    ...{ bundle: true, write: false, format: 'cjs', platform: 'browser', target: 'es2022' },
    ...{ minifyWhitespace: true, minifySyntax: true, legalComments: 'none', charset: 'utf8' },
    jsx: 'automatic',
    // Modules of the host that are imported late come from `require` too.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
    plugins: [IN_HOST, FILES_AS_NAMES],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text;
}
