import type { Role } from '../roles';
import type { ContentTag, Tag } from '../tags';
import type { Fields } from './field';

/** What the API calls a content type: what a call of it needs, and nothing that only editors or the server read. */
export interface ContentNames {
  /** Its name in an address, where no other has it, and the tag of its calls. */
  readonly collection: ContentTag;
  readonly path: `/${string}`;
  /** The path of its changes, where that differs. */
  readonly writePath?: `/${string}`;
  /** What an answer calls one item, and several. */
  readonly item: string;
  readonly items: string;
  /** `array`: its list is answered as a bare array. */
  readonly listShape?: 'array';
  /** The field of a changed item, where it is not `item`; `itself` for a new item beside `success` and `message`. */
  readonly createdAs?: 'itself';
  readonly updatedAs?: string;
  /** The ids of its operations; `one` reads one item by id or slug. */
  readonly operations: {
    readonly list: string;
    readonly one?: string;
    readonly create: string;
    readonly update: string;
    readonly delete: string;
  };
  /** Who may change it; owners and editors when nothing is said. */
  readonly roles?: readonly Role[];
  /** The tags that its changes make stale beside its own. */
  readonly alsoChanges?: readonly Tag[];
}

/** What a list can be narrowed by. Where it names a field, the server needs no code for it. */
export type ListFilter =
  | { readonly kind: 'several'; readonly label: string; readonly field?: string }
  | { readonly kind: 'line'; readonly label: string; readonly max?: number; readonly field?: string }
  | { readonly kind: 'year'; readonly label: string; readonly field: string }
  | { readonly kind: 'select'; readonly field: string }
  | { readonly kind: 'except'; readonly label: string }
  | { readonly kind: 'switch' };

/** What the screens of a content type call it, where that does not follow from its name. */
export interface ScreenWords {
  /** The heading of its list, where it is not what several are called. */
  readonly title?: string;
  /** One and several, inside a sentence: “testimonial”. */
  readonly one?: string;
  readonly many?: string;
  /** The heading above a new one: “Add testimonial”. */
  readonly add?: string;
  /** What the question before a deletion calls one: “Testimonial”. */
  readonly deleted?: string;
}

/** The definition of a content type: schemas, types, table, routes, messages, forms and tables are made of it. */
export interface Definition {
  /** What messages call one item, such as “Testimonial”. */
  readonly what: string;
  /** What is said after a change, where it is not “<what> added successfully” and so on. */
  /** What messages call several, where it is not that with an s. */
  readonly plural?: string;
  readonly screen?: ScreenWords;
  readonly messages?: { readonly created?: string; readonly updated?: string; readonly deleted?: string };
  /** Its bodies may be longer than usual: 50,000 words of any script, with their markup. */
  readonly longBodies?: true;
  /** Its lists leave a long text out: what describes it has the text's beginning where nobody wrote a description. */
  readonly described?: { readonly text: string; readonly by: string };
  /** The field that an item is called and sorted by. Its slug is made of it. */
  readonly title: string;
  /** It has an address of its own. */
  readonly slug?: true;
  readonly fields: Fields;
  /** The fields that a body begins with; the others follow as they are defined. */
  readonly bodyBegins?: readonly string[];
  /** A list's own order: fields, `-` for descending. */
  readonly order: readonly string[];
  /** Further orders that a list can be asked for. */
  readonly sorts?: readonly string[];
  /** The fields that a search reads; `folded` ones whatever the accents. */
  readonly search?: { readonly fields: readonly string[]; readonly folded?: true };
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** The columns of its table in the administration: fields, and `status`. */
  readonly table?: readonly string[];
  /** Its list has numbered pages and facets. */
  readonly paged?: true;
  /** It can be brought in and out as a file. */
  readonly imported?: true;
}

/** A content type with the names of its calls. */
export interface ContentType extends ContentNames, Definition {}

/** Content of which there is one: it has a history, but no list, no status and no trash. */
export interface SingleContentType {
  readonly collection: ContentTag;
  readonly what: string;
  readonly title: string;
  readonly fields: Fields;
}
