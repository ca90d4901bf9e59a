import { chartField } from '../charts/chart-field';
import type { ContentTypeDefinition } from '../content-type/content-type';
import { imageAlt } from '../content-type/image-alt';
import { seoFields } from '../content-type/seo-fields';

/** An article, with the specification's field names. `Date` and `time` are the moment of publication. */
export const blogDefinition = {
  what: 'Blog',
  longBodies: true,
  described: { text: 'content', by: 'summary', minutes: 'readingMinutes' },
  screen: { purpose: 'Blogs appear on the blog page, newest first, and on the home page.' },
  title: 'title',
  slug: true,
  fields: {
    title: { kind: 'line', label: 'Title', translated: true, required: true },
    summary: { kind: 'text', label: 'Summary', translated: true, max: 500, rows: 2 },
    content: { kind: 'richText', label: 'Content', translated: true, required: true },
    blogImg: { kind: 'picture', alt: 'imageAlt', label: 'Image', formLabel: 'Picture', required: true },
    imageAlt,
    charts: chartField,
    author: { kind: 'line', label: 'Author', required: true },
    authorImg: { kind: 'picture', label: 'Author image', formLabel: 'Picture of the author' },
    tags: { kind: 'lines', label: 'Tags', formLabel: 'Topics', most: 20, max: 60 },
    likes: { kind: 'integer', label: 'Likes', default: 0, readOnly: true },
    views: { kind: 'integer', label: 'Views', default: 0, readOnly: true },
    time: { kind: 'time', label: 'Time', help: 'If empty, the time of saving is used.' },
    Date: { kind: 'date', label: 'Date', help: 'If empty, today is used.', property: 'date' },
    readingMinutes: { kind: 'integer', label: 'Minutes to read', default: 1, readOnly: true },
    ...seoFields,
  },
  bodyBegins: ['title', 'content', 'blogImg', 'author', 'authorImg'],
  form: {
    main: ['title', 'summary', 'content', 'charts', ['author', 'authorImg'], ['Date', 'time']],
    aside: ['blogImg', 'imageAlt', 'tags', 'slug'],
    invalid: 'All Fields are Required',
  },
  order: ['-Date'],
  sorts: ['-views'],
  search: { fields: ['title', 'summary', 'content', 'author'], folded: true },
  filters: {
    tag: { kind: 'several', label: 'Tag', field: 'tags' },
    author: { kind: 'several', label: 'Author', field: 'author' },
    /** The id of a blog that is left out, because the list is below that blog. */
    except: { kind: 'except', label: 'Except' },
  },
  imported: true,
  table: ['title', 'author', 'status', 'views', 'likes', 'Date'],
  paged: true,
} as const satisfies ContentTypeDefinition;
