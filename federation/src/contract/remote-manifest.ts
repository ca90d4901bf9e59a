import type { InputSchema, Places } from './slot-input';

/** The condition for loading an expose: none, or a token that the API has confirmed. */
export type Requirement = 'public' | 'signedIn';

/** The shape of the placeholder shown while a remote cannot be rendered on the server. */
export type SkeletonShape = 'cards' | 'article' | 'grid' | 'form' | 'table' | 'landing';

/** A URL pattern that a remote owns, in react-router syntax (`/blogs`, `/news/:slug`). */
export interface OwnedRoute {
  readonly path: string;
  readonly skeleton?: SkeletonShape;
  /**
   * The chunk with the page's code and styles; its name is the `id` of the page's route. A host requests it together
   * with the remote's entry. If missing, it is requested after the entry and the routes have run.
   */
  readonly chunk?: string;
  /**
   * The query parameters that the page reads while the server renders it; `field.*` means all whose names begin with
   * `field.`. The server removes all others. If missing, the page reads every parameter, so visitors can invent any
   * number of its addresses, and the server gives it no reserved place in its cache.
   */
  readonly searchParams?: readonly string[];
}

/**
 * The places where the shell shows links to a remote's pages: `button` is the button at the end of the navbar, `menu` the
 * menu on phones, `sections` the second column of the footer.
 */
export const NAVIGATION_PLACES = ['navbar', 'button', 'menu', 'footer', 'sections'] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** The sections of the home page that an entry can call. */
export const CALLED_SECTIONS = ['testimonials', 'services', 'clients'] as const;

/** One navigation entry, as data, so that a remote can add one without a new build of the shell. */
export interface NavigationEntry {
  /** Stable, and unique among the remote's entries of a place: the site's owner arranges entries by it. */
  readonly id: string;
  readonly label: string;
  /** Missing for an entry that only opens a submenu. */
  readonly path?: string;
  readonly places: readonly NavigationPlace[];
  /** Ascending position among the entries of a place. */
  readonly order: number;
  /** `sectors` makes the shell open the panel of sectors below this entry. */
  readonly submenu?: 'sectors';
  /** The section of the home page that the entry leads to and has shown. */
  readonly section?: (typeof CALLED_SECTIONS)[number];
}

/** Slot content that a remote offers to other remotes' pages. */
export interface OfferedSlot {
  readonly name: string;
  /** The expose that contains it, for instance `./slots/openings`. */
  readonly expose: string;
  /** Ascending position when several remotes offer the same slot. */
  readonly order?: number;
  /** The fields of the slot's input that the content reads. */
  readonly input?: InputSchema;
  /** The slots that the content itself renders; it can render no others. */
  readonly places?: readonly string[];
}

/** Slot content for one of the slots that `delivery slots` has written; it may take fewer fields than the slot gives. */
export type OfferFor<Known extends Places> = {
  readonly [Name in keyof Known & string]: OfferedSlot & { readonly name: Name; readonly input?: Partial<Known[Name]> };
}[keyof Known & string];

/** The contents of a remote's `remote.json`, which the build writes from `src/remote.ts`. */
export interface RemoteManifest {
  /** Lower-case letters and hyphens; unique on the site. */
  readonly name: string;
  /** The name of the remote for people; used in messages ("Careers is not available right now"). */
  readonly title: string;
  /** The team that answers for it. */
  readonly owner?: string | undefined;
  /** The team's address for faults: an email address, or an address that begins with `https://`. */
  readonly alerts?: string | undefined;
  /** The version of this contract that the remote was written for; for the shell, the newest that it hosts. */
  readonly contract: number;
  /** The shell only: the oldest contract version whose remotes it hosts; by default the same as `contract`. */
  readonly contractFrom?: number;
  readonly exposes: Readonly<Record<string, Requirement>>;
  readonly routes: readonly OwnedRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly slots: readonly OfferedSlot[];
  /** The content types that the remote brings, as data for the API, which validates them. */
  readonly collections?: Readonly<Record<string, object>> | undefined;
  /** The names of the slots that its own pages, its slot content, or the frame of the shell, render. */
  readonly places?: readonly string[] | undefined;
  /** The input of those slots that have one. */
  readonly inputs?: Places | undefined;
  /** The tasks of its visitors by name, with what people call them. */
  readonly tasks?: Readonly<Record<string, string>> | undefined;
  /** The most kilobytes that a page or a slot of it may load from it, compressed with Brotli. */
  readonly budget?: number | undefined;
}
