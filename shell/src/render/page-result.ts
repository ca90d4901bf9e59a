import type { HeadTag } from '../app/head-tags';
import type { SerializedRouteError, SiteData } from '../site-data';

/** A page as the server bundle hands it to the server. */
export type PageResult =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      /** Whole `Set-Cookie` headers. */
      readonly cookies: readonly string[];
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** The HTML inside the root element. */
      readonly html: string;
      readonly head: readonly HeadTag[];
      /** `still`: the page is complete and carries no scripts. */
      readonly rendered: SiteData['rendered'] | 'still';
      readonly errors?: Readonly<Record<string, SerializedRouteError>>;
      readonly actionData?: SiteData['actionData'];
      readonly state: SiteData['state'];
      /** The names of the chunks that this page runs at once, by remote. */
      readonly chunks: Readonly<Record<string, readonly string[]>>;
      /** The chunks whose styles this page shows although their code waits (slots), by remote. */
      readonly styles: Readonly<Record<string, readonly string[]>>;
      /** True when a read failed or the remote was left to the browser: such a page must not be cached. */
      readonly incomplete: boolean;
      /** Why the remote was left to the browser, for the log. */
      readonly cause?: unknown;
      /** Remotes whose slot content was left out, and the cause, for the log. */
      readonly leftOut?: readonly { readonly remote: string; readonly cause: string }[];
    };
