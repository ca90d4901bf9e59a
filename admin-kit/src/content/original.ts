import { createContext, use } from 'react';

/** The original of a new item; `ItemPage` sets it. */
export const OriginalContext = createContext<object | undefined>(undefined);

/** The original of a new item, of the same content type; undefined without one. */
export const useOriginal = <Item>(): Item | undefined => use(OriginalContext) as Item | undefined;

/** The address of the editor for a copy of an item. */
export const copyPath = (newPath: string, id: string): string => `${newPath}?from=${encodeURIComponent(id)}`;

/** The fields in which a copy differs from its original: it is a draft with its own address. */
export function copied(original: object, title: string): Readonly<Record<string, string>> {
  return { [title]: `${String(Reflect.get(original, title))} (copy)`, slug: '', status: 'draft', publishAt: '' };
}
