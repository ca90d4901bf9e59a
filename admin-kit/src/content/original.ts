import { createContext } from 'react';

/** The original of a new item; `ItemPage` sets it and `ContentEditor` reads it. */
export const OriginalContext = createContext<object | undefined>(undefined);

/** The address of the editor for a copy of an item. */
export const copyPath = (newPath: string, id: string): string => `${newPath}?from=${encodeURIComponent(id)}`;

/** The fields in which a copy differs from its original: it is a draft with its own address. */
export function copied(original: object, title: string): Readonly<Record<string, string>> {
  return { [title]: `${String(Reflect.get(original, title))} (copy)`, slug: '', status: 'draft', publishAt: '' };
}
