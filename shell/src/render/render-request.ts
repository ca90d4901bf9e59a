import type { LiveRemote } from 'federation/browser';
import type { Relay, SharedRead } from 'api-client/http';
import type { ServerState, SiteLanguages } from 'shared-store';
import type { PostedForm } from './posted-form';

/** The public exposes of a remote's server bundle. */
export type ServerExposes = Readonly<Record<string, unknown>>;

export interface RequestedOffer {
  readonly slot: string;
  readonly remote: string;
  readonly expose: string;
  /** The data that the page gives to the slot. */
  readonly input?: object;
  /** The slots around it, outermost first. */
  readonly within?: readonly string[];
  /** The prefix of the ids within it. */
  readonly prefix?: string;
}

/** A rendered offer, with the state that the browser needs to hydrate it. */
export interface RenderedOffer {
  readonly html: string;
  readonly state: ServerState;
  /** True when a read failed. */
  readonly incomplete: boolean;
  /** The chunks whose styles the slots within it need, by remote. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

export interface RenderRequest {
  /** The address as in English: without the prefix of the language. */
  readonly url: URL;
  readonly languages: SiteLanguages;
  readonly remotes: readonly LiveRemote[];
  /** Evaluates a remote's server bundle; rejects with the reason when it is broken. */
  readonly loadBundle: (remote: string) => Promise<ServerExposes>;
  /** Renders another remote's offer, isolated from this page's code; rejects with the reason when it fails. */
  readonly renderOffer: (offer: RequestedOffer) => Promise<RenderedOffer>;
  /** Makes the public reads of the API; its answers are shared and never changed. */
  readonly read: SharedRead;
  /** Makes the calls of a posted form. */
  readonly relay: Relay;
  /** Aborted when no visitor waits for the page. */
  readonly signal?: AbortSignal;
  /** How long a remote may neither compute nor read before rendering is left to the browser, in milliseconds. */
  readonly renderTimeout: number;
  /** The form that was posted to the address, if any. */
  readonly post?: PostedForm;
}
