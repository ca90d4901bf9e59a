import { FRAME_READS } from '../app/frame-reads';
import { PAGE_DATA_PATH, type PageData } from '../site-data';
import { dataBlockOf } from './html-document';
import { PageBody } from './page-body';
import type { CachedPage } from './page-cache';

/** The data of each cached document that was requested. */
const known = new WeakMap<PageBody, PageBody>();

/** The cache keys of the frame's reads: a browser that opens another page has them. */
const OF_FRAME: ReadonlySet<string> = new Set(FRAME_READS.map(({ id }) => `${id}(undefined)`));

/** Separates the prefix of the data of pages from a requested address. */
export function pageTarget(target: string): { readonly target: string; readonly isData: boolean } {
  const isData = target.startsWith(`${PAGE_DATA_PATH}/`);
  return { isData, target: isData ? target.slice(PAGE_DATA_PATH.length) : target };
}

function bodyOf(document: PageBody): PageBody | undefined {
  const block = dataBlockOf(document.text);
  if (!block) return undefined;
  const queries = Object.entries(block.state.siteApi?.queries ?? {});
  const data: PageData = {
    versions: Object.fromEntries(block.remotes.map(({ name, version }) => [name, version])),
    queries: Object.fromEntries(queries.filter(([key, query]) => !OF_FRAME.has(key) && !('error' in query))),
  };
  return new PageBody(JSON.stringify(data));
}

/**
 * The data of a rendered page as a separate answer, which is cached wherever the page is.
 *
 * @returns undefined for a redirect, an error page, and a page without data
 */
export function dataOf(page: CachedPage): CachedPage | undefined {
  if (page.status !== 200) return undefined;
  const body = known.get(page.body) ?? bodyOf(page.body);
  if (!body) return undefined;
  known.set(page.body, body);
  const { 'surrogate-key': key } = page.headers;
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'surrogate-key': key }) };
  return { ...page, headers, body };
}
