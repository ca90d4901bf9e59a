import type { Page } from '@playwright/test';

/** The versions that rendered a page's document. */
export interface Delivered {
  /** The revision of the discovery document. */
  readonly revision: number;
  /** The version of each remote, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

function read(block: string): Delivered {
  const { revision, remotes } = JSON.parse(block) as {
    revision: number;
    remotes: readonly { name: string; version: string }[];
  };
  return { revision, versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])) };
}

/** Reads it from the HTML of a document. */
export function deliveredIn(html: string): Delivered {
  const block = /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (!block) throw new Error('The document carries no data block.');
  return read(block);
}

/** Reads it from the open page or, during a navigation, from the next one. */
export async function delivered(page: Page): Promise<Delivered> {
  return read((await page.locator('#site-data').textContent()) ?? '');
}

/** Waits until the page has processed all previous answers: it sends another request, whose answer follows them. */
export async function answerRead(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}
