/** The slots of the live pages, and the input that each gives to its content. "delivery slots" writes this file. */
export const liveSlots = {
  'blog.below': { topics: 'string[]' },
  'home.openings': {},
  'home.sectors': {},
  'page.documents': {
    section: 'string',
    products: 'string[]',
    eyebrow: 'string',
    heading: 'string',
    text: 'string',
    locale: 'string?',
    untranslated: 'string[]?',
  },
  'service.below': { id: 'string', title: 'string' },
  'shell.search': {},
} as const;
