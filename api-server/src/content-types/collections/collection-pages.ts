import type { Database } from '../../database/database';
import { storedCollections } from './served-collections';

/** A live collection that its remote shows to visitors. */
export interface ShownCollection {
  readonly name: string;
  /** The plural of its items. */
  readonly title: string;
  /** The address of its list, if it has a page. */
  readonly list?: string | undefined;
  /** The address of an item's page. */
  readonly pathOf?: ((slug: string) => string) | undefined;
}

/** The collections with pages, without those of a public form: their items are for editors. */
export async function shownCollections(db: Database): Promise<ShownCollection[]> {
  return (await storedCollections(db)).flatMap(({ name, live, definition }): ShownCollection[] => {
    const { pages, publicForm, what, plural, screen } = definition;
    if (!live || !pages || publicForm) return [];
    const { list, item } = pages;
    const pathOf = item === undefined ? undefined : (slug: string): string => item.replace(':slug', slug);
    return [{ name, title: screen?.title ?? plural ?? `${what}s`, list, pathOf }];
  });
}
