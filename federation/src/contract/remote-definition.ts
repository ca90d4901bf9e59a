import type { PageTable } from './page-table';
import type { NavigationEntry, OfferedSlot, OwnedRoute } from './remote-manifest';
import type { Places } from './slot-input';

/**
 * The default export of a remote's `src/remote.ts`: everything that the site has to know about it. The build generates
 * the published `remote.json` from it, and the `./routes` that the host loads.
 */
export interface RemoteDefinition {
  /** Lower-case letters and hyphens; unique on the site. */
  readonly name: string;
  /** The name of the remote for people; used in messages ("Careers is not available right now"). */
  readonly title: string;
  /** The team that answers for it, as people call it. */
  readonly owner?: string;
  /** The team's address for faults: an email address, or an address that begins with `https://`. */
  readonly alerts?: string;
  /** The version of this contract that the remote was written for; for the shell, the newest that it hosts. */
  readonly contract: number;
  /** The shell only: the oldest contract version whose remotes it hosts. */
  readonly contractFrom?: number;
  /** The public pages. */
  readonly pages?: PageTable;
  /**
   * The addresses of a remote that only signed-in users may load; its `src/routes.tsx` nests its screens in a frame.
   */
  readonly signedInRoutes?: readonly OwnedRoute[];
  readonly navigation?: readonly NavigationEntry[];
  /** Its content for the slots of other front ends. */
  readonly slots?: readonly OfferedSlot[];
  /** The content types that the remote brings, by name: `defineCollection` of `api-client` types each. */
  readonly collections?: Readonly<Record<string, object>>;
  /**
   * The slots that its own pages, its slot content, or the frame of the shell, render, with the input of each; others may
   * offer content for them. Names alone are slots without an input.
   */
  readonly places?: Places | readonly string[];
  /**
   * The most kilobytes of its scripts and styles, compressed with Brotli, that a first visit of one of its pages, or one of
   * its slots, may load.
   */
  readonly budget?: number;
  /**
   * The tasks of its visitors, at most three: the name that `taskDone` reports, and what people call it. A canary in which
   * visitors complete them less often than in the default version is withdrawn.
   */
  readonly tasks?: Readonly<Record<string, string>>;
  /** Whether `src/admin` has screens for the administration. */
  readonly admin?: boolean;
}
