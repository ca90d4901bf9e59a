import type { ContentTypeDefinition } from '../content-type/content-type';
import { imageAlt } from '../content-type/image-alt';
import { seoFields } from '../content-type/seo-fields';

export const newsDefinition = {
  what: 'News item',
  plural: 'News',
  screen: {
    purpose: 'News items appear on the news page, and the newest on the home page.',
    add: 'Add news',
    deleted: 'News',
  },
  messages: {
    created: 'News added successfully',
    updated: 'News updated successfully',
    deleted: 'News deleted successfully',
  },
  longBodies: true,
  described: { text: 'content', by: 'summary' },
  title: 'title',
  slug: true,
  fields: {
    title: { kind: 'line', label: 'Title', translated: true, required: true },
    summary: { kind: 'text', label: 'Summary', translated: true, max: 500, rows: 2 },
    content: { kind: 'richText', label: 'Content', translated: true, required: true },
    image: { kind: 'picture', alt: 'imageAlt', label: 'Image', formLabel: 'Picture', required: true },
    imageAlt,
    category: { kind: 'line', label: 'Category', max: 60, required: true },
    source: { kind: 'line', label: 'Source' },
    sourceUrl: { kind: 'webAddress', label: 'Source address', formLabel: 'Address of the source' },
    author: { kind: 'line', label: 'Author' },
    date: { kind: 'date', label: 'Date', help: 'If empty, today is used.' },
    pinned: { kind: 'flag', label: 'Pinned', formLabel: 'Pinned to the top', default: false },
    ...seoFields,
  },
  form: {
    main: ['title', 'summary', 'content', ['category', 'date'], ['author', 'source'], 'sourceUrl'],
    aside: ['pinned', 'image', 'imageAlt', 'slug'],
    invalid: 'All Fields are Required',
  },
  order: ['-pinned', '-date'],
  search: { fields: ['title', 'summary', 'content', 'category', 'source'], folded: true },
  filters: {
    category: { kind: 'several', label: 'Category', field: 'category' },
    year: { kind: 'year', label: 'Year', field: 'date' },
  },
  imported: true,
  table: ['title', 'category', 'pinned', 'status', 'date'],
  paged: true,
} as const satisfies ContentTypeDefinition;
