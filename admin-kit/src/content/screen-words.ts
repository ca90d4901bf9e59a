import type { ContentType, ScreenWords } from 'api-client/content-types';

/** What the screens of a content type call it. */
export function screenWords({ what, screen = {} }: Pick<ContentType, 'what' | 'screen'>): Required<ScreenWords> {
  const { one = what.toLowerCase(), many = `${one}s`, title = `${what}s`, add = `Add ${one}`, deleted = what } = screen;
  return { one, many, title, add, deleted };
}
