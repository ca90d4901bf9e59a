import { createContext } from 'react';

/** What a new item is a copy of; set by `ItemPage`, read by `ContentEditor`. */
export const OriginalContext = createContext<object | undefined>(undefined);

/** Where a copy of an item is begun. */
export const copyPath = (newPath: string, id: string): string => `${newPath}?from=${encodeURIComponent(id)}`;

/** What a copy has otherwise than its original: it is a draft with an address of its own. */
export function copied(original: object, title: string): Readonly<Record<string, string>> {
  return { [title]: `${String(Reflect.get(original, title))} (copy)`, slug: '', status: 'draft', publishAt: '' };
}
