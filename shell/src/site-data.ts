import type { LiveRemote } from 'federation/browser';
import type { ServerState } from 'shared-store';

/** A route error as it crosses from the server to the browser. */
export interface SerializedRouteError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** Remotes that an address asks to have from elsewhere: those that may be, and those that must not. */
export interface SiteOverrides {
  /** Entry addresses by name. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
}

/** The document's data block: everything the browser needs to continue where the server stopped. */
export interface SiteData {
  /** Revision of the discovery document that the versions were chosen from. */
  readonly revision: number;
  /** Address of that document. */
  readonly discovery: string;
  /** What visitors got by that document; see `liveDigest`. */
  readonly live: string;
  /** The shell's version. */
  readonly shell: string;
  /** Remotes that this document has from elsewhere. */
  readonly overrides?: SiteOverrides;
  readonly remotes: readonly LiveRemote[];
  /**
   * `server`: the page's HTML is complete and only has to be hydrated. `browser`: the remote stands as a skeleton,
   * because it could not be rendered in time, and the browser renders it.
   */
  readonly rendered: 'server' | 'browser';
  /** Route errors by route id, when the page is an error page. */
  readonly errors?: Readonly<Record<string, SerializedRouteError>>;
  /** By route id, what the page has to say to a form that was posted to it. */
  readonly actionData?: Readonly<Record<string, unknown>>;
  readonly state: ServerState;
}

/**
 * Of the data block that follows the page where the address asks for remotes from elsewhere and has not got them: a
 * `SiteOverrides` that waits to be granted.
 */
export const ASKED_OVERRIDES_ID = 'asked-overrides';

/** A published version that this browser has a link to; the page has it, or says that it could not be used. */
export interface VersionPreview {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly expiresAt: string;
}

/** Of the data block that follows the page for whom it is a preview: a `VersionPreview`. */
export const VERSION_PREVIEW_ID = 'version-preview';
export const SITE_DATA_ID = 'site-data';
export const ROOT_ID = 'site';
