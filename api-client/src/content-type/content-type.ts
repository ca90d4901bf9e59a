import type { MessageTopic } from '../contact-messages/topics';
import type { Role } from '../roles';
import type { Fields } from './field';

/**
 * The names of a content type in the API: enough to call it, without the parts that only editors or the server read.
 */
export interface ContentTypeApi {
  /** Its unique name in an address, and the tag of its calls. */
  readonly collection: string;
  readonly path: `/${string}`;
  /** The path of its changes, if it differs. */
  readonly writePath?: `/${string}`;
  /** The names of one item and of several in an answer. */
  readonly item: string;
  readonly items: string;
  /** `array`: its list is answered as a bare array. */
  readonly listShape?: 'array';
  /** The field of a changed item, if it is not `item`; `itself`: a new item's fields are beside `success`. */
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
  /** The tags that its changes make stale besides its own tag. */
  readonly alsoChanges?: readonly string[];
}

/** A filter of a list. If its name is that of a field, the server needs no code for it. */
export type ListFilter =
  | { readonly kind: 'several'; readonly label: string; readonly field?: string }
  | { readonly kind: 'line'; readonly label: string; readonly max?: number; readonly field?: string }
  | { readonly kind: 'year'; readonly label: string; readonly field: string }
  | { readonly kind: 'select'; readonly field: string }
  | { readonly kind: 'except'; readonly label: string }
  | { readonly kind: 'switch' };

/** The names of a content type on screens, where they do not follow from its name. */
export interface ScreenWords {
  /** The heading of its list, if it is not the plural. */
  readonly title?: string;
  /** One and several, inside a sentence: “testimonial”. */
  readonly one?: string;
  readonly many?: string;
  /** The heading of the form for a new item: “Add testimonial”. */
  readonly add?: string;
  /** The name of an item in the question before a deletion: “Testimonial”. */
  readonly deleted?: string;
  /** Where its items appear, shown while its list is empty. */
  readonly purpose?: string;
}

/** Names of fields from top to bottom; those of an inner list are in one row. */
export type Layout = readonly (string | readonly string[])[];

export interface FormDefinition {
  /** The first fields of the main column; the others follow in the order of the definition. */
  readonly main?: Layout;
  /** The fields of the side column, below those of publication. */
  readonly aside?: Layout;
  readonly invalid?: string;
}

/** The form by which visitors add items. Only the roles of the content type read them; they are never public. */
export interface PublicForm {
  /** The fields that visitors fill in, in this order; the others are for editors. */
  readonly fields: readonly string[];
  /** Items are deleted this many months after they were sent. */
  readonly keptMonths: number;
  /** The text of the consent; the form adds how long items are kept. */
  readonly agreement: string;
  /** The words of its button: “Register”. */
  readonly button: string;
  /** The desk of this topic gets an email with each item, or the site's address if the topic has no desk. */
  readonly desk?: MessageTopic;
  /** The text of an email to the sender, who also gets the reference; without it, the sender gets none. */
  readonly confirmation?: string;
  /** Items are reports without a name, which visitors send and read by the calls of `reports` alone. */
  readonly anonymous?: true;
}

/** The pages that show the items of a remote's collection: the site map, the search and the editor lead to them. */
export interface ContentPages {
  /** The address of the page with the list: `/talks`. */
  readonly list?: string | undefined;
  /** The address of an item's page, which ends with `:slug`: `/talks/:slug`. */
  readonly item?: string | undefined;
}

/**
 * The definition of a content type: its schemas, types, table, routes, messages, forms and tables are derived from it.
 */
export interface ContentTypeDefinition {
  /** The name of one item in messages, such as “Testimonial”. */
  readonly what: string;
  /** The roles that write it; owners, editors and authors by default. All but authors publish it. */
  readonly roles?: readonly Role[];
  /** The plural in messages, if it is not `what` with an s. */
  readonly plural?: string;
  readonly screen?: ScreenWords;
  readonly form?: FormDefinition;
  readonly messages?: { readonly created?: string; readonly updated?: string; readonly deleted?: string };
  /** Its bodies may be longer than usual: 50,000 words in any script, with their markup. */
  readonly longBodies?: true;
  /**
   * Its lists leave a long text out; the description defaults to the beginning of that text. `minutes` is the field with
   * the time that it takes to read the text.
   */
  readonly described?: { readonly text: string; readonly by: string; readonly minutes?: string };
  /** The field with the name of an item, by which items are sorted. Its slug is derived from it. */
  readonly title: string;
  /** Items have a readable address. */
  readonly slug?: true;
  readonly fields: Fields;
  /** The first fields of a body; the others follow in the order of their definition. */
  readonly bodyBegins?: readonly string[];
  /** The default order of a list: fields, `-` for descending. */
  readonly order: readonly string[];
  readonly sorts?: readonly string[];
  /** The fields that a search reads; `folded`: it ignores accents. */
  readonly search?: { readonly fields: readonly string[]; readonly folded?: true };
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** The columns of its table in the administration: fields, and `status`. */
  readonly table?: readonly string[];
  readonly paged?: true;
  readonly imported?: true;
  readonly publicForm?: PublicForm;
  readonly pages?: ContentPages;
}

/** A content type with items, which are published and deleted. */
export interface ContentType extends ContentTypeApi, ContentTypeDefinition {}

/** A content type with items, or content with one item, which has a history but no list, status or trash. */
export type AnyContentType = Pick<ContentType, 'collection' | 'what' | 'plural' | 'title' | 'fields'>;
