import type { ContentType, ScreenWords, SingleContentType } from 'api-client/content-types';

/** What several items of a content type are called; content of which there is one, by its name. */
export function pluralOf(type: ContentType | SingleContentType): string {
  if (!('operations' in type)) return type.what;
  return type.plural ?? `${type.what}s`;
}

/** What the screens of a content type call it. */
export function screenWords(type: ContentType): Required<ScreenWords> {
  const { what, screen = {} } = type;
  const { one = what.toLowerCase(), title = pluralOf(type), deleted = what } = screen;
  const { many = `${one}s`, add = `Add ${one}` } = screen;
  return { one, many, title, add, deleted };
}
