/** Who may load an expose: everybody, or only a browser whose token the API has confirmed. */
export type Requirement = 'public' | 'signedIn';

/** The shape of the placeholder shown while a remote cannot be rendered on the server. */
export type SkeletonShape = 'cards' | 'article' | 'grid' | 'form' | 'table' | 'landing';

/** A URL pattern that a remote owns, in react-router syntax (`/blogs`, `/news/:slug`). */
export interface OwnedRoute {
  readonly path: string;
  readonly skeleton?: SkeletonShape;
  /**
   * The chunk that holds the page's code and styles; its name is the `id` of the page's route. A host asks for it together
   * with the remote's entry. Absent: it is asked for when the entry and the routes have come and run.
   */
  readonly chunk?: string;
  /**
   * The query parameters that the page reads while the server renders it; `field.*` stands for all whose names begin
   * with `field.`. The server leaves all others out. Absent: it reads every parameter, and its address is whatever
   * anybody writes, so that it has no firm place among the server's pages.
   */
  readonly searchParams?: readonly string[];
}

/** Where the shell offers a link to a page of the remote; `button` is the button at the end of the navbar. */
export type NavigationPlace = 'navbar' | 'button' | 'menu' | 'footer';

/** One navigation entry: data, so that a remote adds one without the shell being rebuilt. */
export interface NavigationEntry {
  readonly label: string;
  /** Absent for an entry that only opens a submenu. */
  readonly path?: string;
  readonly places: readonly NavigationPlace[];
  /** Ascending position among the entries of a place. */
  readonly order: number;
  /** `sectors` makes the shell open the panel of sectors below this entry. */
  readonly submenu?: 'sectors';
}

/** Slot content that a remote offers to other remotes' pages. */
export interface OfferedSlot {
  readonly name: string;
  /** The expose that holds it, for instance `./slots/openings`. */
  readonly expose: string;
  /** Ascending position when several remotes offer the same slot. */
  readonly order?: number;
}

/** The contents of a remote's `remote.json`, which the build writes from `src/remote.ts`. */
export interface RemoteManifest {
  /** Lower-case letters and hyphens; unique on the site. */
  readonly name: string;
  /** What people call the remote; used in messages ("Careers is not available right now"). */
  readonly title: string;
  /** The version of this contract that the remote was written against; of the shell, the newest that it hosts. */
  readonly contract: number;
  /** The shell only: the oldest contract version whose remotes it hosts; its own when absent. */
  readonly contractFrom?: number;
  readonly exposes: Readonly<Record<string, Requirement>>;
  readonly routes: readonly OwnedRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly slots: readonly OfferedSlot[];
}
