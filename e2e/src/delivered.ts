import type { Page } from '@playwright/test';

/** What a page's document was made from. */
export interface Delivered {
  /** Of the discovery document. */
  readonly revision: number;
  /** The version of each section, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Reads it from the HTML of a document. */
export function deliveredIn(html: string): Delivered {
  const text = /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error('The document carries no data block.');
  const { revision, remotes } = JSON.parse(text) as {
    revision: number;
    remotes: readonly { name: string; version: string }[];
  };
  return { revision, versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])) };
}

/** Reads it from the page that is open. */
export const delivered = async (page: Page): Promise<Delivered> => deliveredIn(await page.content());
