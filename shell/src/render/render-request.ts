import type { LiveRemote } from 'federation/browser';
import type { Relay, SharedRead } from 'api-client/http';
import type { ServerState } from 'shared-store';
import type { PostedForm } from './posted-form';

/** The public exposes of a remote's server bundle. */
export type ServerExposes = Readonly<Record<string, unknown>>;

/** What a remote offers for a slot. */
export interface AskedOffer {
  readonly slot: string;
  readonly remote: string;
  readonly expose: string;
}

/** It rendered, with what the browser needs to take it over. */
export interface RenderedOffer {
  readonly html: string;
  readonly state: ServerState;
  /** True when a read failed. */
  readonly incomplete: boolean;
}

export interface RenderRequest {
  readonly url: URL;
  readonly remotes: readonly LiveRemote[];
  /** Evaluates a remote's server bundle; rejects with the reason when it is broken. */
  readonly loadBundle: (remote: string) => Promise<ServerExposes>;
  /** Renders what another remote offers, apart from this page's code; rejects with the reason when that is broken. */
  readonly renderOffer: (asked: AskedOffer) => Promise<RenderedOffer>;
  /** Makes the public reads of the API; what it answers is shared and never changed. */
  readonly read: SharedRead;
  /** Makes the calls of a posted form. */
  readonly relay: Relay;
  /** Aborted when nobody waits for the page any more. */
  readonly signal?: AbortSignal;
  /**
   * How long a remote may do nothing, neither compute nor read, before the browser is left to render it, in
   * milliseconds.
   */
  readonly renderTimeout: number;
  /** The form that was posted to the address, if one was. */
  readonly post?: PostedForm;
}
