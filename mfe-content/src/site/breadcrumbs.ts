import { HOME_PATH } from 'api-client';

/** A breadcrumb. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
  /** Whether the label is a text of the code, which is translated; otherwise it is a title. */
  readonly isText: boolean;
}

/** The label of a page and its address. */
export type Step = readonly [label: string, href: string];

/**
 * The breadcrumbs from the home page down to a page.
 *
 * @param named the pages with a label in the code
 * @param titled the page at the end, if it has the title of an item
 */
export const breadcrumbs = (named: readonly Step[], titled?: Step): Breadcrumb[] => [
  ...[['Home', HOME_PATH] as const, ...named].map(([label, href]) => ({ label, href, isText: true })),
  ...(titled ? [{ label: titled[0], href: titled[1], isText: false }] : []),
];
