import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, Params } from 'react-router';

/** What a page says of itself in the document's head. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /**
   * Path of the canonical address; the current path when absent. Its query has only what the content bounds: caches keep
   * a page for each canonical address.
   */
  readonly canonical?: string;
  /** Absolute URL or site path of the picture that shared links show. */
  readonly image?: { readonly url: string; readonly alt: string };
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly robots?: 'noindex';
  readonly feeds?: readonly { readonly title: string; readonly href: string; readonly type: string }[];
  /** schema.org objects, written as JSON-LD. */
  readonly jsonLd?: readonly object[];
}

/** Where a page stands: its route parameters and its address. */
export interface PageLocation {
  readonly params: Params;
  readonly url: URL;
}

/** What a route tells the shell beside its component. */
export interface PageHandle<State> {
  /** Computes the head from the store; called after the loader, on the server and in the browser. */
  head(state: State, location: PageLocation): PageHead;
  /** Names of the slots the page renders, so that the server can fill them. */
  readonly slots?: readonly string[];
  /** `overlay` lays the navbar transparently over the page's hero. */
  readonly navbar?: 'overlay' | 'solid';
}

/**
 * The module behind a lazily loaded page.
 *
 * The loader only fills the store; the component reads from the store by its params, because during a page transition
 * the leaving page renders once more when the router's loader data is already gone.
 */
export interface Page<State> {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /**
   * Takes a form that was posted to the page's address by a browser without scripts, or before they were there. It runs
   * on the server only: import its code within the function, so that no browser downloads it. It answers a redirect to
   * a page that says what was done, or `data(…, {status})` for the page's `useActionData`, with what was typed.
   */
  readonly action?: ActionFunction;
  readonly handle: PageHandle<State>;
}
