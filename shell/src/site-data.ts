import type { LiveRemote } from 'federation/browser';
import type { PreloadedState } from 'shared-store';

/** A route error as it crosses from the server to the browser. */
export interface SerializedRouteError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** Sections that are loaded from a developer's machine into this site, and those that must not be. */
export interface SiteOverrides {
  /** Entry addresses by name. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** Only for people who are signed in. */
  readonly staffOnly: boolean;
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
  /** Sections that the address asked to have from elsewhere. */
  readonly overrides?: SiteOverrides;
  readonly remotes: readonly LiveRemote[];
  /**
   * `server`: the page's HTML is complete and only has to be hydrated. `browser`: the section stands as a skeleton,
   * because it could not be rendered in time, and the browser renders it.
   */
  readonly rendered: 'server' | 'browser';
  /** Route errors by route id, when the page is an error page. */
  readonly errors?: Readonly<Record<string, SerializedRouteError>>;
  /** By route id, what the page has to say to a form that was posted to it. */
  readonly actionData?: Readonly<Record<string, unknown>>;
  readonly state: PreloadedState;
}

export const SITE_DATA_ID = 'site-data';
export const ROOT_ID = 'site';
