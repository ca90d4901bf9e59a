import { plainText } from 'api-client';
import { itemPath, type ContentType } from 'api-client/content-types';

/** A search result as search engines show it. */
export interface SearchResultPreview {
  readonly title: string;
  readonly description: string;
}

/** The approximate number of characters that search engines show; longer texts are cut at a word. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

/** The fields that describe a page without a text for search engines, the best first. */
const DESCRIBED_BY = ['summary', 'description', 'detail', 'content'];

const textOf = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? plainText(value) : '';
};

/** The parts of the address of an item's page; its id, which a new item does not have yet, is left out. */
export const addressParts = (type: Pick<ContentType, 'collection'>, slug: string): string[] =>
  (itemPath(type, { slug }) ?? '').split('/').filter((part) => part !== '');

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/**
 * An item's search result, from the values of its form.
 *
 * @param site the name of the site
 */
export function searchPreview(
  { title }: Pick<ContentType, 'title'>,
  values: Readonly<Record<string, unknown>>,
  site: string,
): SearchResultPreview {
  const own = textOf(values, 'seoTitle') || textOf(values, title) || '…';
  const described = ['seoDescription', ...DESCRIBED_BY].map((name) => textOf(values, name));
  return {
    title: cut(site === '' ? own : `${own} · ${site}`, TITLE_SHOWN),
    description: cut(described.find((text) => text !== '') ?? '', DESCRIPTION_SHOWN),
  };
}
