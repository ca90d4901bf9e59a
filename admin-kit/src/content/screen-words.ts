import type { AnyContentType, ContentType, ScreenWords } from 'api-client/content-types';

/** The plural of a content type's items; the name of content with one item. */
export function pluralOf(type: AnyContentType): string {
  const { what, plural = 'operations' in type ? `${what}s` : what } = type;
  return plural;
}

/** The texts of a content type's screens. */
export function screenWords(type: ContentType): Required<Omit<ScreenWords, 'purpose'>> {
  const { what, screen = {} } = type;
  const { one = what.toLowerCase(), title = pluralOf(type), deleted = what } = screen;
  const { many = `${one}s`, add = `Add ${one}` } = screen;
  return { one, many, title, add, deleted };
}
