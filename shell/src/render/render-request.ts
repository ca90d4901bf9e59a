import type { LiveRemote } from 'federation/browser';
import type { SharedRead } from 'api-client/http';
import type { PostedForm } from './posted-form';

/** The public exposes of a remote's server bundle. */
export type ServerExposes = Readonly<Record<string, unknown>>;

export interface RenderRequest {
  readonly url: URL;
  readonly remotes: readonly LiveRemote[];
  /** Evaluates a remote's server bundle; rejects with the reason when it is broken. */
  readonly loadBundle: (remote: string) => Promise<ServerExposes>;
  /** Where the API answers, for instance `http://127.0.0.1:4000/api/v1`. */
  readonly apiUrl: string;
  /** Makes the public reads of that API; what it answers is shared and never changed. */
  readonly read?: SharedRead;
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
