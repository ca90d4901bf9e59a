import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from 'federation/contract';
import {
  GENERATION_SCRIPT,
  HOST_TESTS_FILE,
  TEXTS_FILE,
  TYPES_FILE,
  type PublishedSharing,
  type PublishedTexts,
  type PublishedTypes,
} from 'federation/naming';

export interface PackageOptions {
  readonly name?: string;
  readonly version?: string;
  readonly manifest?: Partial<RemoteManifest>;
  readonly sharing?: PublishedSharing;
  readonly types?: PublishedTypes;
  readonly texts?: PublishedTexts;
  /** The code of a remote's tests against its host. */
  readonly hostTests?: string;
  /** The code of the server bundle. */
  readonly server?: string;
  readonly chunks?: readonly string[];
  /** Changes the bytes, as another commit would. */
  readonly salt?: string;
}

const folders: string[] = [];

/** An empty folder to fill. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  folders.push(folder);
  return folder;
}

/** Removes every folder that was created. */
export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The private files of a build: types, texts and tests, if it has any. */
const privateFilesOf = ({ types, texts, hostTests }: PackageOptions): Record<string, string> => ({
  ...(types && { [`dist/${TYPES_FILE}`]: JSON.stringify(types) }),
  ...(texts && { [`dist/${TEXTS_FILE}`]: JSON.stringify(texts) }),
  ...(hostTests !== undefined && { [`dist/${HOST_TESTS_FILE}`]: hostTests }),
});

const RENDERS = `
exports.shared = { react: { useState() {}, useMemo() {} } };
exports.client = async () => ({});
exports.renderPage = async ({ url, remotes, loadBundle }) => {
  const exposes = await loadBundle(remotes[0].name);
  try {
    exposes['./routes'].routes({ store: {} });
    return { kind: 'page', status: 200, rendered: 'server', html: url.pathname };
  } catch (cause) {
    return { kind: 'page', status: 200, rendered: 'browser', cause };
  }
};
exports.renderOffer = async ({ loadBundle, renderTimeout }, { remote, expose, input }) => ({
  html: await (await loadBundle(remote))[expose].render({ ...input, renderTimeout }), state: {}, incomplete: false,
});
`;

/** A built shell in a new folder. */
export async function shellPackage(options: PackageOptions = {}): Promise<string> {
  const folder = await temporaryFolder();
  const manifest: RemoteManifest = {
    name: 'shell',
    title: 'Shell',
    contract: 1,
    exposes: {},
    routes: [],
    navigation: [],
    slots: [],
    places: ['home.openings'],
    ...options.manifest,
  };
  await write(folder, {
    'package.json': JSON.stringify({ version: options.version ?? '1.0.0' }),
    'dist/remote.json': JSON.stringify(manifest),
    'dist/shell.js': `// shell ${options.salt ?? ''}`,
    [`dist/${GENERATION_SCRIPT}`]: '// remotes',
    'dist/assets.json': JSON.stringify({
      version: options.version ?? '1.0.0',
      chunks: { shell: { js: ['shell.js'], css: [] } },
      fonts: [],
    }),
    'dist/sharing.json': JSON.stringify(options.sharing ?? { provides: { react: { version: '19.3.1' } } }),
    'dist-server/index.js': options.server ?? RENDERS,
    ...privateFilesOf(options),
  });
  return folder;
}

/** A built remote in a new folder. */
export async function remotePackage(options: PackageOptions = {}): Promise<string> {
  const folder = await temporaryFolder();
  const name = options.name ?? 'careers';
  const manifest: RemoteManifest = {
    name,
    title: name,
    contract: 1,
    exposes: { './routes': 'public' },
    routes: [{ path: `/${name}` }, { path: `/${name}/:id` }],
    navigation: [],
    slots: [],
    ...options.manifest,
  };
  const chunks = options.chunks ?? ['expose-routes'];
  await write(folder, {
    'package.json': JSON.stringify({ version: options.version ?? '1.0.0' }),
    'dist/remote.json': JSON.stringify(manifest),
    'dist/remoteEntry.js': `// ${name} ${options.salt ?? ''}`,
    'dist/page.css': `.page-${name} {}`,
    'dist/assets.json': JSON.stringify({
      version: options.version ?? '1.0.0',
      chunks: Object.fromEntries(chunks.map((chunk) => [chunk, { js: [`${chunk}.js`], css: ['page.css'] }])),
      fonts: [],
    }),
    'dist/sharing.json': JSON.stringify(
      options.sharing ?? { requires: { react: '^19.3.1' }, imports: { react: ['useState'] } },
    ),
    'dist-server/index.js':
      options.server ?? `require('react'); exports.exposes = { './routes': { routes: () => [] } };`,
    ...privateFilesOf(options),
    ...Object.fromEntries(chunks.map((chunk) => [`dist/${chunk}.js`, `// ${chunk} of ${name} ${options.salt ?? ''}`])),
  });
  return folder;
}
