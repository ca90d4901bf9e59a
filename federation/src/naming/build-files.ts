import type { SourceMapPayload } from 'node:module';

/** The files that one chunk needs, relative to the published folder, in loading order. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** `assets.json`: the files that a server links so that a page needs no further round trip. */
export interface PublishedAssets {
  /** The package's version at build time: the build is published with this version only. */
  readonly version: string;
  /** By chunk name: the entry under the front end's own name, exposes, and the pages' lazy chunks. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
  /** Fonts for the first paint. */
  readonly fonts: readonly string[];
}

export const ASSETS_FILE = 'assets.json';

/** The host's script that runs before the first paint. */
export const EARLY_SCRIPT = 'early.js';

/** A module that the host offers. */
export interface ProvidedModule {
  readonly version: string;
  /** The names that it offers, if it does not offer all of them. */
  readonly names?: readonly string[];
  /** The notes on the breaking changes of its package, by version. */
  readonly breaking?: Readonly<Record<string, readonly string[]>>;
}

/** `sharing.json`: the modules that a build provides to, or requires from, the other front ends of the page. */
export interface PublishedSharing {
  /** The host: the modules that it offers. */
  readonly provides?: Readonly<Record<string, ProvidedModule>>;
  /** A remote: the version range of each shared module. */
  readonly requires?: Readonly<Record<string, string>>;
  /** A remote: the names that its code imports from each shared module. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
}

export const SHARING_FILE = 'sharing.json';

/**
 * The script of a host that runs remotes of its generation on a page of another version of the host: a container for each
 * of them.
 */
export const GENERATION_SCRIPT = 'generation/remotes.js';

/** The path of the server's bundle, from the folder of the browser's files. */
export const SERVER_BUNDLE = 'server/index.js';

/** The published manifest of a front end; see `RemoteManifest`. */
export const MANIFEST_FILE = 'remote.json';

/** The folder of a publication that only servers and the teams' keys read; it is not served to visitors. */
export const PRIVATE_FOLDER = 'private/';

/** Whether a file of a publication is in a private folder: of the browser's files, or of the server's. */
export const isPrivateFile = (name: string): boolean => `/${name}`.includes(`/${PRIVATE_FOLDER}`);

/**
 * `private/types.json`: the TypeScript that a front end is compiled from, without comments. A host has the shared modules
 * and the libraries of the language; a remote has its own code and the packages that it brings, without the shared ones.
 */
export interface PublishedTypes {
  /** How strictly the front end is compiled. */
  readonly options: Readonly<Record<string, boolean>>;
  /** The text of each file, by its path: `src/…`, or `<package>/…`. */
  readonly files: Readonly<Record<string, string>>;
  /** By file: the paths of the modules that it imports, by request. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A host: the path of each shared module. */
  readonly shared?: Readonly<Record<string, string>>;
  /** The method and the address of each call of the API, by operation id, as the client of a remote or of an API has it. */
  readonly calls?: Readonly<Record<string, string>>;
}

export const TYPES_FILE = `${PRIVATE_FOLDER}types.json`;

/**
 * `private/source-maps.json` of a build for browsers or for servers: the source map of each script, by its name. Sources are named from the
 * folder of the repository (`mfe-careers/src/jobs/job-list.tsx`); the text of packages from the registry is left out.
 */
export type PublishedSourceMaps = Readonly<Record<string, SourceMapPayload>>;

export const SOURCE_MAPS_FILE = `${PRIVATE_FOLDER}source-maps.json`;

/** `private/texts.json`: the texts of a front end and those without a translation. */
export interface PublishedTexts {
  /** How many texts the front end shows. */
  readonly texts: number;
  /** The English texts that are not translated, by language. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

export const TEXTS_FILE = `${PRIVATE_FOLDER}texts.json`;

/** The result of one of a remote's tests against its host; `problem` is the message of its failure. */
export interface HostTestResult {
  readonly title: string;
  readonly problem?: string;
}

/** The exports of `private/host-tests.cjs`, which needs a document and the modules of a host. */
export interface HostTests {
  /** Each is run in a new document, with new copies of all modules. */
  readonly files: readonly string[];
  /** @param titles those of the tests to run, up to the first that fails; by default all */
  run(file: string, titles?: readonly string[]): Promise<readonly HostTestResult[]>;
}

/** Its ending is not that of a script, because no page has its hash. */
export const HOST_TESTS_FILE = `${PRIVATE_FOLDER}host-tests.cjs`;

/** The module that a host has for these tests alone, besides those that it shares. */
export const HOST_CLIENT = 'react-dom/client';
