import type { PageHandle } from 'federation/contract';
import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useMatches, type Location, type UIMatch } from 'react-router';
import { selectOrigin, useAppStore, type RootState } from 'shared-store';
import { headTags, siteNamesOf, type HeadTag } from './head-tags';

/** The attribute of elements that the server or an earlier page wrote. */
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

interface HeadFailure {
  readonly error: unknown;
  readonly at: Location;
}

const HeadFailureContext = createContext<HeadFailure | undefined>(undefined);

/** Passes the result of `useDocumentHead` to the pages below. */
export const HeadFailureProvider = HeadFailureContext.Provider;

/** Rethrows the error of this page's head, so that the page's boundary shows and reports it. */
export function useHeadFailure(): void {
  const failure = use(HeadFailureContext);
  // A leaving page ignores the error of the next one.
  const isOwn = failure?.at === useLocation();
  if (failure && isOwn) throw failure.error;
}

/**
 * Updates the document's head when the page or the data it shows changes.
 *
 * @returns the error that the head of the current page threw
 */
export function useDocumentHead(): HeadFailure | undefined {
  const matches = useMatches();
  const location = useLocation();
  const store = useAppStore();
  const [failed, setFailed] = useState<HeadFailure>();
  useEffect(() => {
    const handle = pageHandleOf(matches);
    if (!handle) return undefined;
    let written = '';
    const write = (): void => {
      const state = store.getState();
      const url = new URL(location.pathname + location.search, selectOrigin(state));
      const head = handle.head(state, { params: matches.at(-1)?.params ?? {}, url });
      const tags = headTags(head, siteNamesOf(state, url));
      const text = JSON.stringify(tags);
      if (text === written) return;
      written = text;
      apply(tags);
    };
    // An error here must break neither the frame nor the code that changed the store.
    const update = (): void => {
      try {
        write();
        setFailed(undefined);
      } catch (error) {
        setFailed({ error, at: location });
      }
    };
    update();
    return store.subscribe(update);
  }, [matches, location, store]);
  return failed?.at === location ? failed : undefined;
}
