import type { LiveRemote } from 'federation/browser';
import { createContext, use } from 'react';
import type { RootState } from 'shared-store';
import type { RemoteErrors } from './remote-errors';
import type { OfferedPlace } from './slot-source';

/** The part of a remote that threw an error: its page, or its slot content. */
export type FailedPart = 'page' | 'slot';

/** The composed site, as the shell's components see it. */
export interface Site {
  readonly remotes: readonly LiveRemote[];
  readonly errors: RemoteErrors;
  /** Called when a part of a loaded remote throws an error; on the server, the server's log records it. */
  readonly onFailure?: (remote: LiveRemote, part: FailedPart, error: unknown) => void;
  /** True when the browser renders the remote, so that its place shows a skeleton. */
  readonly pending: boolean;
  /** True when the reason is that the page failed on the server. */
  readonly failed?: boolean;
  /** On the server: fills a place, and returns a text that its content replaces. */
  readonly fill?: (place: OfferedPlace) => string;
  /** The state of the server's render. */
  readonly serverState?: RootState;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The composed site; throws outside the shell's tree. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the SiteProvider of the shell above it.');
  return site;
}
