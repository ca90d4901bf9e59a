import { HOME_PATH } from 'api-client';

/** A breadcrumb. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumbs from the home page down to a page, each below it as its label and its address. */
export const breadcrumbs = (...below: readonly (readonly [label: string, href: string])[]): Breadcrumb[] =>
  [['Home', HOME_PATH] as const, ...below].map(([label, href]) => ({ label, href }));
