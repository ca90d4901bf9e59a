/** The slots of the live pages, and the input that each gives to its content. "delivery slots" writes this file. */
export const liveSlots = {
  'blog.below': { topics: 'string[]' },
  'home.openings': {},
  'home.sectors': {},
  'service.below': { id: 'string', title: 'string' },
  'shell.search': {},
} as const;
