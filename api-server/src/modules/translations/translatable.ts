import type { Collection, ContentStatus, Role, TranslationCounts } from 'api-client';
import type { Fields } from 'api-client/content-types';
import type { translationCalls } from 'api-client/schemas';
import type { z } from 'zod';
import type { SourceText, TranslationRow } from '../../content/translated-texts';
import type { Database } from '../../database/database';

export type ListQuery = z.output<(typeof translationCalls)['fetchTranslations']['query']>;

/** An item in English, as its translations need it. */
export interface SourceItem {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly status: ContentStatus;
  /** The address of its page; undefined if visitors see no such page. */
  readonly path?: string | undefined;
  readonly texts: readonly SourceText[];
}

/** An item with its translation into a language, if it has one. */
export interface Listed {
  readonly item: SourceItem;
  readonly translation: TranslationRow | undefined;
}

export interface ListedPage {
  readonly listed: readonly Listed[];
  readonly listFields: { readonly total: number; readonly nextCursor?: string };
}

/** Content with texts that are translated: items of a collection, or content with one item. */
export interface Translatable {
  readonly collection: Collection;
  readonly what: string;
  readonly fields: Fields;
  readonly roles?: readonly Role[] | undefined;
  /** The field that names an item, its slug or its title in English; missing for content with one item. */
  readonly nameField?: string;
  /** The item with an id or a slug; undefined if it does not exist or is in the trash. */
  find(db: Database, idOrSlug: string, now: Date): Promise<SourceItem | undefined>;
  /** The item with an id, locked until the transaction ends. */
  lock(tx: Database, id: string, now: Date): Promise<SourceItem | undefined>;
  /** The items with some names, by these; content with one item has the name of its collection. */
  named(db: Database, names: readonly string[], now: Date): Promise<ReadonlyMap<string, SourceItem>>;
  /** How much of it is translated. */
  counts(db: Database, language: string): Promise<TranslationCounts>;
  /** One page of its items by name. @throws 400 for a page without a limit */
  page(db: Database, language: string, query: ListQuery, now: Date): Promise<ListedPage>;
}

/** The counts of content without an item. */
export const NO_COUNTS = { items: 0, missing: 0, outdated: 0, drafted: 0, changed: 0, done: 0 };
