import type { LiveRemote } from 'federation/browser';
import { createContext, use } from 'react';
import type { RootState } from 'shared-store';
import type { RemoteErrors } from './remote-errors';

/** What of a remote stopped with an error: its page, or its content in a slot. */
export type FailedPart = 'page' | 'slot';

/** What the shell's components know of the composed site. */
export interface Site {
  readonly remotes: readonly LiveRemote[];
  readonly errors: RemoteErrors;
  /** Told when something of a remote that had loaded stops with an error; on the server its own log has it. */
  readonly onFailure?: (remote: LiveRemote, part: FailedPart, error: unknown) => void;
  /** True where a remote is left to the browser, so its place shows a skeleton. */
  readonly pending: boolean;
  /** True where that is so because its page has failed on the server. */
  readonly failed?: boolean;
  /** The state that the document was rendered with. */
  readonly serverState?: RootState;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The composed site; throws outside the shell's own tree. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the SiteProvider of the shell above it.');
  return site;
}
