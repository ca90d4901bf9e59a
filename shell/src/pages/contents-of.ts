import { plainText } from 'api-client';

export interface PartLink {
  readonly id: string;
  readonly heading: string;
}

/**
 * The headings of second rank in rich text of the API, and the same text with an id at each.
 *
 * @param prefix the start of the ids, which is unique on the page
 */
export function contentsOf(html: string, prefix: string): { readonly html: string; readonly links: PartLink[] } {
  const links: PartLink[] = [];
  const marked = html.replaceAll(/<h2([^>]*)>(.*?)<\/h2>/gs, (_, attributes: string, heading: string) => {
    const id = `${prefix}-${links.length + 1}`;
    links.push({ id, heading: plainText(heading) });
    return `<h2${attributes} id="${id}">${heading}</h2>`;
  });
  return { html: marked, links };
}
