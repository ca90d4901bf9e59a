import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from 'federation/contract';
import { remoteNameSchema, SHELL, type DiscoveryEntry } from 'federation/discovery';
import { integrityOf } from 'federation/server';
import {
  ASSETS_FILE,
  MANIFEST_FILE,
  SHARING_FILE,
  type PublishedAssets,
  type PublishedSharing,
} from 'federation/naming';
import { unmark } from '../collection/deletion-marks';
import { gitCommitOf } from '../document/git-commit';
import { signPublication } from '../signing/sign-change';
import type { Store } from '../stores/store';
import { contentHash, readBuild, type PublishedFile } from './build-folder';
import { filesDigest } from './files-digest';
import type { Finding, Validator } from '../traffic/validator';
import { listVersion } from './list-version';
import { SILENT, type Progress } from './progress';
import { completeFolder, repairFolder } from './published-folder';

export interface Publication {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** False when exactly these files were published before and are still listed. */
  readonly uploaded: boolean;
  /** The files that `repair` restored; empty when nothing was missing or damaged. */
  readonly repaired: readonly string[];
  /** Whether it is the default version already, because the same build was published and promoted before. */
  readonly live: boolean;
  /** The percentage of visitors who get it. */
  readonly traffic: number;
  /** Why the live versions of other front ends keep it from being promoted now. */
  readonly incompatible: readonly Finding[];
}

export interface PublishOptions {
  /** The site's public address, through which the upload is read back. */
  readonly publicOrigin?: string;
  /** Checks the site as it would be with this version; without it, only a promotion checks the rules. */
  readonly validator?: Validator;
  /** Restores missing or damaged files of an already published folder. */
  readonly repair?: boolean;
  readonly progress?: Progress;
}

/** The build in `dist/` is not of the package's current version. */
export class StaleBuild extends Error {
  override readonly name = 'StaleBuild';
}

/** Packages in the order of publication: an empty environment accepts nothing before the shell. */
export async function shellFirst(folders: readonly string[]): Promise<string[]> {
  const names = await Promise.all(folders.map(async (folder) => (await manifestOf(folder)).name));
  const isShell = (at: number): boolean => names[at] === SHELL;
  return [...folders.filter((_, at) => isShell(at)), ...folders.filter((_, at) => !isShell(at))];
}

async function manifestOf(folder: string): Promise<RemoteManifest> {
  const text = await readFile(path.join(folder, 'dist', MANIFEST_FILE), 'utf8').catch((cause: unknown) => {
    throw new StaleBuild(`${folder} has no dist/${MANIFEST_FILE}. Build the package first.`, { cause });
  });
  const manifest = JSON.parse(text) as RemoteManifest;
  if (remoteNameSchema.safeParse(manifest.name).success) return manifest;
  throw new StaleBuild(
    `${folder} has a name that no front end can have: "${manifest.name}". Change it in src/remote.ts.`,
  );
}

interface Build {
  readonly manifest: RemoteManifest;
  readonly version: string;
  readonly assets: DiscoveryEntry['extras']['assets'];
  /** The published folder's path on the site. */
  readonly folder: string;
  readonly files: readonly PublishedFile[];
  readonly hashes: Readonly<Record<string, string>>;
}

async function readPublication(folder: string): Promise<Build> {
  const manifest = await manifestOf(folder);
  const own = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const built = await readBuild(folder);
  const assets = assetsOf(folder, own.version, built);
  const files = [...built.filter(({ name }) => name !== ASSETS_FILE), jsonBytes(ASSETS_FILE, assets)];
  const version = `${own.version}-${contentHash(files)}`;
  return {
    manifest,
    version,
    assets,
    folder: `/r/${manifest.name}/${version}/`,
    files,
    hashes: Object.fromEntries(files.map(({ name, bytes }) => [name, integrityOf(bytes)])),
  };
}

const jsonBytes = (name: string, value: unknown): PublishedFile => ({
  name,
  bytes: Buffer.from(JSON.stringify(value, null, 2)),
});

/**
 * The build's list of chunks. The version in it is compared with the package's and removed, so that the same bytes are
 * recognised under every version number.
 *
 * @throws StaleBuild without a build, or for one of another version
 */
function assetsOf(folder: string, version: string, built: readonly PublishedFile[]): Build['assets'] {
  const file = built.find(({ name }) => name === ASSETS_FILE);
  if (!file) throw new StaleBuild(`${folder}/dist has no ${ASSETS_FILE}. Build the package first.`);
  const { version: builtAs, ...assets } = JSON.parse(file.bytes.toString('utf8')) as PublishedAssets;
  if (builtAs === version) return structuredClone(assets) as Build['assets'];
  throw new StaleBuild(
    `${folder}/dist is a build of version ${builtAs}, and package.json says ${version}. Build the package first.`,
  );
}

function jsonFile<T>(build: Build, name: string): T | undefined {
  const file = build.files.find((candidate) => candidate.name === name);
  return file && (JSON.parse(file.bytes.toString('utf8')) as T);
}

async function entryOf(folder: string, build: Build): Promise<DiscoveryEntry> {
  const sharing = jsonFile<PublishedSharing>(build, SHARING_FILE);
  const entryFile = build.manifest.name === SHELL ? 'shell.js' : 'remoteEntry.js';
  const integrity = build.hashes[entryFile];
  if (!integrity) throw new Error(`${folder}/dist has no ${entryFile}. Build the package first.`);
  return {
    url: build.folder + entryFile,
    metadata: { integrity, version: build.version },
    extras: {
      folder: build.folder,
      manifest: structuredClone(build.manifest) as DiscoveryEntry['extras']['manifest'],
      assets: build.assets,
      integrity: Object.fromEntries(Object.entries(build.hashes).filter(([name]) => /\.(js|css)$/.test(name))),
      provides: sharing?.provides && mapValues(sharing.provides, ({ version }) => version),
      requires: sharing?.requires,
      files: filesDigest(build.hashes),
      gitCommit: await gitCommitOf(folder),
      publishedAt: new Date().toISOString(),
    },
    deployment: { traffic: 0, default: false },
  };
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * Uploads a front end's build to the store and adds it to the discovery document with no traffic. Publishing the same
 * build again changes nothing; after a crash it completes the rest.
 *
 * The order makes a crash safe at every point: files, reading them back, the marker that means "complete", the
 * document.
 *
 * @param folder the front end's package, already built
 * @returns the published version and its folder
 * @throws PublishedFileDiffers, ReadBackDiffers, and RulesBroken when the version could never be promoted
 */
export async function publish(
  store: Store,
  environment: string,
  folder: string,
  options: PublishOptions = {},
): Promise<Publication> {
  const progress = options.progress ?? SILENT;
  const build = await readPublication(folder);
  const { name } = build.manifest;
  const entry = signPublication(store.signing, name, await entryOf(folder, build));
  const complete = () => completeFolder(store, build, { ...options, progress });
  // Removes a collection's mark from the folder before anything refers to it.
  await unmark(store, build.folder);
  let uploaded = await complete();
  const repaired = options.repair && !uploaded ? await repairFolder(store, build) : [];
  const what = `publish ${name} ${build.version}`;
  const { document, added, incompatible } = await listVersion(store, environment, what, entry, options.validator);
  uploaded = (await complete()) || uploaded || added;
  const listed = document.microFrontends[name]?.find(({ metadata }) => metadata.version === build.version);
  const { traffic = 0, default: live = false } = listed?.deployment ?? {};
  return { name, version: build.version, folder: build.folder, uploaded, repaired, live, traffic, incompatible };
}
