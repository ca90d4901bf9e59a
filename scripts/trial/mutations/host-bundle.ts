import { context, type BuildContext, type Plugin } from 'esbuild';
import { HOST_CLIENT } from 'federation/naming';
import { FILES_AS_NAMES } from '../../../federation/src/webpack/host-tests-bundle';
import { SHARED_MODULES } from '../../../federation/src/webpack/shared-modules';
import { folderOf } from '../../site/front-ends';

/** Texts of source files that replace those on disk, by absolute path. */
export type ChangedFiles = ReadonlyMap<string, string>;

let changes: ChangedFiles = new Map();

const CHANGING: Plugin = {
  name: 'changed-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const contents = changes.get(file);
      return contents === undefined ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

let builder: Promise<BuildContext> | undefined;

function newBuilder(): Promise<BuildContext> {
  const shared = Object.entries(SHARED_MODULES);
  const contents = [
    ...shared.map(([request, { from }], i) => `import * as shared${i} from '${from ?? request}';`),
    `export const shared = { ${shared.map(([request], i) => `'${request}': shared${i}`).join(', ')} };`,
    `export const client = () => import('${HOST_CLIENT}');`,
  ].join('\n');
  return context({
    stdin: { contents, resolveDir: folderOf('shell') },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'neutral', target: 'es2022' },
    ...{ mainFields: ['module', 'main'], conditions: ['edge-light', 'module'], jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [CHANGING, FILES_AS_NAMES],
    logLevel: 'silent',
  });
}

/**
 * The modules that the shell shares, as its server bundle has them; without its pages, which takes a second. Only what
 * has changed is read again; one bundle is made at a time.
 */
export async function hostBundle(changed: ChangedFiles = new Map()): Promise<Buffer> {
  builder ??= newBuilder();
  changes = changed;
  const { outputFiles } = await (await builder).rebuild();
  return Buffer.from(outputFiles?.[0]?.contents ?? []);
}

/** Ends the program that makes the bundles. */
export const endBuilder = async (): Promise<void> => (await builder)?.dispose();
