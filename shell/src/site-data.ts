import type { LiveRemote } from 'federation/browser';
import type { ServerState } from 'shared-store';

/** A route error, serialized by the server for the browser. */
export interface SerializedRouteError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** Remotes that an address requests from elsewhere: the accepted and the refused ones. */
export interface SiteOverrides {
  /** Entry addresses by name. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** The accepted ones that a server which renders them could not render, with the reason. */
  readonly unrendered?: readonly { readonly name: string; readonly reason: string }[];
}

/** The document's data block: everything the browser needs to continue the server's work. */
export interface SiteData {
  /** Revision of the discovery document that the versions were chosen from. */
  readonly revision: number;
  /** Address of that document. */
  readonly discovery: string;
  /** The digest of the live versions of that document; see `liveDigest`. */
  readonly live: string;
  /** The shell's version. */
  readonly shell: string;
  /** Remotes that this document loads from elsewhere. */
  readonly overrides?: SiteOverrides;
  readonly remotes: readonly LiveRemote[];
  /**
   * `server`: the page's HTML is complete and only has to be hydrated. `browser`: the document contains a skeleton,
   * because the remote could not be rendered in time, and the browser renders it.
   */
  readonly rendered: 'server' | 'browser';
  /** Route errors by route id, when the page is an error page. */
  readonly errors?: Readonly<Record<string, SerializedRouteError>>;
  /** The results of the actions for a posted form, by route id. */
  readonly actionData?: Readonly<Record<string, unknown>>;
  readonly state: ServerState;
}

/**
 * The id of the data block that follows the page when the address requests remotes from elsewhere that are not granted
 * yet: a `SiteOverrides`.
 */
export const ASKED_OVERRIDES_ID = 'asked-overrides';

/** The published versions and the release that this browser has a link to; the page uses each, or says that it could not be used. */
export interface NotedPreview {
  readonly versions: readonly { readonly name: string; readonly title: string; readonly version: string }[];
  /** The name of the release that the page shows; empty for none. */
  readonly release: string;
  readonly expiresAt: string;
}

/** The id of the data block that follows the page of a visitor with a preview: a `NotedPreview`. */
export const VERSION_PREVIEW_ID = 'version-preview';
export const SITE_DATA_ID = 'site-data';

/** The prefix of the addresses that answer the data of a page: `/page-data/career?page=2` for `/career?page=2`. */
export const PAGE_DATA_PATH = '/page-data';

/** The data of a page whose code the browser is loading: all that its loaders read on the server. */
export interface PageData {
  /** The versions that read it, by remote. Other versions may store the same answers in another form. */
  readonly versions: Readonly<Record<string, string>>;
  readonly queries: NonNullable<ServerState['siteApi']>['queries'];
}
export const ROOT_ID = 'site';

/** The attribute of a link to the module with a remote's texts; its value is the remote's name. */
export const TEXTS_OF = 'data-texts-of';
