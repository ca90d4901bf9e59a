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

/** The published manifest of a front end; see `RemoteManifest`. */
export const MANIFEST_FILE = 'remote.json';
