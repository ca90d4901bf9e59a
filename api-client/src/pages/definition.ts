import type { ContentTypeDefinition } from '../content-type/content-type';
import { imageAlt } from '../content-type/image-alt';
import { seoFields } from '../content-type/seo-fields';
import { entryTexts } from '../sections/entry-texts';

/** A page that editors compose of sections, at its own address. */
export const pageDefinition = {
  what: 'Page',
  longBodies: true,
  screen: { purpose: 'Pages have their own address, such as /pages/safety, and consist of sections.' },
  title: 'title',
  slug: true,
  fields: {
    title: { kind: 'line', label: 'Title', translated: true, required: true },
    summary: {
      kind: 'text',
      label: 'Summary',
      translated: true,
      help: 'Shown below the title and in search results.',
      max: 500,
      rows: 2,
    },
    image: {
      kind: 'picture',
      alt: 'imageAlt',
      label: 'Image',
      formLabel: 'Picture',
      help: 'Shown below the title, as wide as the page.',
    },
    imageAlt,
    sections: {
      kind: 'custom',
      label: 'Sections',
      default: [],
      parts: {
        eyebrow: { kind: 'line', label: 'Line above the heading', max: 120 },
        heading: { kind: 'line', label: 'Heading' },
        text: { kind: 'text', label: 'Text', max: 100_000, richIf: { field: 'kind', is: 'text' } },
        imageAlt: { kind: 'line', label: 'Description of the picture', max: 300 },
        linkLabel: { kind: 'line', label: 'Text of the button', max: 80 },
        items: { kind: 'custom', label: 'Entries', parts: entryTexts, hidesIds: true },
      },
    },
    ...seoFields,
  },
  form: {
    main: ['title', 'summary', 'sections'],
    aside: ['image', 'imageAlt', 'slug'],
    invalid: 'All Fields are Required',
  },
  order: ['title'],
  search: { fields: ['title', 'summary'], folded: true },
  table: ['title', 'status'],
  imported: true,
} as const satisfies ContentTypeDefinition;
