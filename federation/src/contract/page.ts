import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, Params } from 'react-router';

/** The data of a page for the document's head. */
export interface PageHead {
  readonly title: string;
  /** The language of the title, if it is not English. */
  readonly lang?: string | undefined;
  readonly description?: string;
  /**
   * Path of the canonical address; by default the current path. Its query may only contain parameters whose values the
   * content limits, because caches store a page for each canonical address.
   */
  readonly canonical?: string;
  /** Absolute URL or site path of the share picture. */
  readonly image?: { readonly url: string; readonly alt: string };
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly robots?: 'noindex';
  readonly feeds?: readonly { readonly title: string; readonly href: string; readonly type: string }[];
  /** schema.org objects, written as JSON-LD. */
  readonly jsonLd?: readonly object[];
}

/** The location of a page: its route parameters and its address. */
export interface PageLocation {
  readonly params: Params;
  readonly url: URL;
}

/** The data that a route passes to the shell besides its component. */
export interface PageHandle<State> {
  /** Computes the head from the store; called after the loader, on the server and in the browser. */
  head(state: State, location: PageLocation): PageHead;
  /**
   * Names of further chunks that the page runs at once for its present content, so that the server links their scripts
   * and styles with its own. Called after the loader, on the server.
   */
  chunks?(state: State, location: PageLocation): readonly string[];
  /** @deprecated The server finds the slots in the rendered page. */
  readonly slots?: readonly string[];
  /** `overlay` lays the navbar transparently over the page's hero. */
  readonly navbar?: 'overlay' | 'solid';
}

/**
 * The module behind a lazily loaded page.
 *
 * The loader only fills the store; the component reads from the store by its params, because during a page transition
 * the leaving page renders again when the router's loader data is already gone.
 */
export interface Page<State> {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /**
   * Handles a form that a browser posted to the page's address without scripts, or before they had loaded. It runs on
   * the server only: import its code inside the function, so that no browser downloads it. It returns a redirect to a
   * page with the result, or `data(…, {status})` for the page's `useActionData`, with the submitted fields.
   */
  readonly action?: ActionFunction;
  readonly handle: PageHandle<State>;
}
