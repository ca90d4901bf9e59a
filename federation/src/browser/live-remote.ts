import type { NavigationEntry, OfferedSlot, OwnedRoute, Requirement } from '../contract/remote-manifest';

/** One remote as the document's data block describes it: the version that this visit got. */
export interface LiveRemote {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The default version, when this is another one: it is tried when this one is refused. */
  readonly fallback?: string;
  /** The global that its entry sets. */
  readonly container: string;
  readonly entry: string;
  readonly integrity: string;
  /**
   * Its own entry, if it runs on another version of the host than the page: the entry above is the script of that version,
   * which loads it.
   */
  readonly own?: Pick<LiveRemote, 'entry' | 'integrity' | 'container'>;
  readonly exposes: Readonly<Record<string, Requirement>>;
  readonly routes: readonly OwnedRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly slots: readonly OfferedSlot[];
}
