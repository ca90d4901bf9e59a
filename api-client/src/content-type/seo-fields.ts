import type { Fields } from './field';

/** An item's texts for search engines and shared links, where they differ from what its page shows. */
export const seoFields = {
  seoTitle: {
    kind: 'line',
    label: 'Heading in search results',
    translated: true,
    help: 'If empty, the page’s own. About 60 characters are shown.',
    max: 120,
  },
  seoDescription: {
    kind: 'text',
    label: 'Text in search results',
    translated: true,
    help: 'If empty, the page’s first words. About 160 characters are shown.',
    max: 320,
    rows: 3,
  },
  shareImage: {
    kind: 'picture',
    label: 'Picture of shared links',
    help: 'If empty, one is made from the page’s title or its picture. The best size is 1200 by 630 pixels.',
  },
} as const satisfies Fields;
