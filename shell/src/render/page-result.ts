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
      /** What stands inside the root element. */
      readonly html: string;
      readonly head: readonly HeadTag[];
      /** `still`: the page is all there is of it; it carries no scripts. */
      readonly rendered: SiteData['rendered'] | 'still';
      readonly errors?: Readonly<Record<string, SerializedRouteError>>;
      readonly actionData?: SiteData['actionData'];
      readonly state: SiteData['state'];
      /** Per remote, the names of the chunks this page runs at once. */
      readonly chunks: Readonly<Record<string, readonly string[]>>;
      /** Per remote, the chunks whose styles this page shows, though their code waits (slots). */
      readonly styles: Readonly<Record<string, readonly string[]>>;
      /** True when a read failed or the remote was left to the browser: not to be cached. */
      readonly incomplete: boolean;
      /** Why the remote was left to the browser, for the log. */
      readonly cause?: unknown;
      /** Remotes whose content in a slot was left out, and why, for the log. */
      readonly leftOut?: readonly { readonly remote: string; readonly cause: string }[];
    };
