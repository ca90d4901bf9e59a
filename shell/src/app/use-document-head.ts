import type { PageHandle } from 'federation/contract';
import { useEffect } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router';
import { selectOrigin, useAppStore, type RootState } from 'shared-store';
import { headTags, type HeadTag } from './head-tags';
import { siteTitleOf } from './site-title';

/** Elements written by the server or by an earlier page carry this attribute. */
export const HEAD_MARK = 'data-page';

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  element.setAttribute(HEAD_MARK, '');
  return element;
}

function apply(tags: readonly HeadTag[]): void {
  document.head.querySelectorAll(`[${HEAD_MARK}]`).forEach((element) => element.remove());
  document.head.append(...tags.map(elementOf));
}

/** The handle of the deepest matched page that has one. */
export function pageHandleOf(matches: readonly Pick<UIMatch, 'handle'>[]): PageHandle<RootState> | undefined {
  return matches.map(({ handle }) => handle as PageHandle<RootState> | undefined).findLast((handle) => handle?.head);
}

/** Keeps the document's head in step with the page and with the data it shows. */
export function useDocumentHead(): void {
  const matches = useMatches();
  const location = useLocation();
  const store = useAppStore();
  useEffect(() => {
    const handle = pageHandleOf(matches);
    if (!handle) return undefined;
    let written = '';
    const update = (): void => {
      const state = store.getState();
      const url = new URL(location.pathname + location.search, selectOrigin(state));
      const head = handle.head(state, { params: matches.at(-1)?.params ?? {}, url });
      const tags = headTags(head, { title: siteTitleOf(state), origin: url.origin, path: url.pathname });
      const text = JSON.stringify(tags);
      if (text === written) return;
      written = text;
      apply(tags);
    };
    update();
    return store.subscribe(update);
  }, [matches, location, store]);
}
