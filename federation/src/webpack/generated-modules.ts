import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageTable } from '../contract/page-table';
import type { RemoteDefinition } from '../contract/remote-definition';
import { HOST_CLIENT, MESSAGES_EXPORT } from '../naming';
import { catalogueFiles } from './messages-plugin';
import { manifestOf } from './remote-manifest';
import { SHARED_MODULES } from './shared-modules';

/** The file that the build generates for `./routes`, from the remote's pages. */
const GENERATED_ROUTES = 'routes.js';

/** The path of an expose's source: `./admin` → `./src/admin`. The routes of pages are generated. */
export const sourceOf = (expose: string, { pages }: RemoteDefinition): string =>
  expose === './routes' && pages ? `./.facades/${GENERATED_ROUTES}` : expose.replace('./', './src/');

/** Writes a generated module beside the facades of the shared modules. */
function writeGenerated(folder: string, name: string, lines: readonly string[]): string {
  const file = path.join(folder, '.facades', name);
  const text = `${lines.join('\n')}\n`;
  // A new time of the file would be a change for a build that watches.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Generates the routes of a remote's pages, each with its module in a chunk. */
export function writeRoutes(folder: string, pages: PageTable): void {
  writeGenerated(folder, GENERATED_ROUTES, [
    "import { remoteOf } from 'federation/contract';",
    "import { pages } from '../src/remote';",
    'export default remoteOf([',
    ...Object.entries(pages).map(
      ([chunk, { module }]) =>
        `  { ...pages['${chunk}'], chunk: '${chunk}', load: () => import(/* webpackChunkName: "${chunk}" */ '../src/${module.slice(2)}') },`,
    ),
    ']);',
  ]);
}

/** One module with all public exposes and all translations, so that the server evaluates a single file per remote version. */
export function remoteServerEntry(folder: string, definition: RemoteDefinition): string {
  const { exposes } = manifestOf(definition);
  const names = Object.keys(exposes).filter((expose) => exposes[expose] === 'public');
  const languages = [...catalogueFiles(folder).keys()];
  const parts = [
    ...names.map((expose, i) => `'${expose}': expose${i}`),
    `'${MESSAGES_EXPORT}': { ${languages.map((language, i) => `${language}: messages${i}`).join(', ')} }`,
  ];
  return writeGenerated(folder, 'server-entry.js', [
    ...names.map((expose, i) => `import expose${i} from '../${sourceOf(expose, definition).slice(2)}';`),
    ...languages.map((language, i) => `import messages${i} from '../messages/${language}.po';`),
    `export const exposes = { ${parts.join(', ')} };`,
  ]);
}

/** The examples of a remote's gallery, with everything that visitors see of the remote. */
export function galleryEntry(folder: string, definition: RemoteDefinition): string {
  const exposes = Object.keys(manifestOf(definition).exposes).filter((expose) => expose !== './admin');
  return writeGenerated(folder, 'gallery.js', [
    "import { showGallery } from 'page-testing/gallery';",
    "import examples from '../src/testing/gallery';",
    ...exposes.map((expose, i) => `import expose${i} from '../${sourceOf(expose, definition).slice(2)}';`),
    `showGallery(examples, { ${exposes.map((expose, i) => `'${expose}': expose${i}`).join(', ')} });`,
  ]);
}

/**
 * The host's renderer together with the modules that the remotes' server bundles take from it. `client` is evaluated only
 * by the tests of remotes.
 */
export function hostServerEntry(folder: string, renderer: string): string {
  const shared = Object.entries(SHARED_MODULES);
  return writeGenerated(folder, 'server-entry.js', [
    `export * from '../${renderer.replace('./', '')}';`,
    ...shared.map(([request, { from }], i) => `import * as shared${i} from '${from ?? request}';`),
    `export const shared = { ${shared.map(([request], i) => `'${request}': shared${i}`).join(', ')} };`,
    `export const client = () => import('${HOST_CLIENT}');`,
  ]);
}

/**
 * The script that runs remotes of this host's generation on pages of another version: its own copy of each shared module,
 * but for those of the administration.
 *
 * @param shared the version of each module, and the module that is loaded for it
 */
export function generationEntry(
  folder: string,
  module: string,
  shared: Readonly<Record<string, { readonly version?: string; readonly import?: string | false }>>,
): string {
  const modules = Object.entries(shared).filter(([request]) => !request.startsWith('admin-kit'));
  return writeGenerated(folder, 'generation.js', [
    `import { offerRemotes } from '../${module.replace('./', '')}';`,
    'offerRemotes({',
    ...modules.map(([request, { version = '', import: from }]) => {
      const isOnUse = SHARED_MODULES[request]?.load === 'onUse';
      const load = `() => import(/* webpackChunkName: "${request.replaceAll('/', '-')}" */ '${from || request}')`;
      return `  '${request}': { version: '${version}', isOnUse: ${isOnUse}, load: ${load} },`;
    }),
    '});',
  ]);
}

/**
 * The host shares only modules that its build contains; this entry, which never runs, includes those that are loaded on
 * use.
 */
export function hostProvidedEntry(folder: string): string {
  const onUse = Object.entries(SHARED_MODULES).filter(([, { load }]) => load === 'onUse');
  return writeGenerated(folder, 'provided.js', [
    'export const provided = {',
    ...onUse.map(
      ([request]) =>
        `  '${request}': () => import(/* webpackChunkName: "${request.replace('/', '-')}" */ '${request}'),`,
    ),
    '};',
  ]);
}
