import type { Page } from '@playwright/test';

/** What a page's document was made from. */
export interface Delivered {
  /** Of the discovery document. */
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

/** Reads it from the page that is open, or, while another is on its way, from that one. */
export async function delivered(page: Page): Promise<Delivered> {
  return read((await page.locator('#site-data').textContent()) ?? '');
}

/** Waits until the page has read what it was answered so far: it gets another answer, which comes after that. */
export async function answerRead(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}
