import type { ContentTypeDefinition } from '../content-type/content-type';
import { entryTexts } from './entry-texts';

/** A section of one of the pages that editors compose. */
export const sectionDefinition = {
  what: 'Section',
  plural: 'Page sections',
  title: 'heading',
  fields: {
    page: {
      kind: 'select',
      label: 'Page',
      options: ['home', 'about', 'contact', 'privacy'],
      optionLabels: { about: 'About us', contact: 'Contact us' },
      required: true,
    },
    kind: {
      kind: 'select',
      label: 'Kind',
      options: [
        ...([
          'hero',
          'figures',
          'story',
          'timeline',
          'values',
          'certifications',
          'why-us',
          'contact-call',
          'text',
          'picture',
          'cards',
          'quotes',
          'video',
          'products',
          'chart',
        ] as const),
        // These sections show content of other collections.
        ...(['industries', 'sectors', 'services', 'clients', 'testimonials', 'latest', 'openings'] as const),
      ],
      message: 'Kind is not a kind of section',
      required: true,
    },
    eyebrow: { kind: 'line', label: 'Line above the heading', translated: true, max: 120 },
    heading: { kind: 'line', label: 'Heading', translated: true, required: true },
    text: {
      kind: 'text',
      label: 'Text',
      translated: true,
      richIf: { field: 'kind', is: 'text' },
      help: 'An empty line begins a new paragraph.',
      max: 10_000,
      rows: 5,
    },
    image: { kind: 'picture', alt: 'imageAlt', label: 'Image', formLabel: 'Picture' },
    imageAlt: {
      kind: 'line',
      label: 'Image description',
      translated: true,
      formLabel: 'Description of the picture',
      max: 300,
    },
    linkLabel: { kind: 'line', label: 'Link label', translated: true, formLabel: 'Text of the button', max: 80 },
    link: { kind: 'link', label: 'Link', formLabel: 'Where the button leads' },
    items: { kind: 'custom', label: 'Items', formLabel: 'Entries', parts: entryTexts, hidesIds: true },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 'last', column: 'position', form: false },
    visible: { kind: 'flag', label: 'Visible', formLabel: 'Shown on the page', default: true },
  },
  form: {
    main: [['page', 'kind'], 'eyebrow', 'heading', 'text', ['linkLabel', 'link'], 'items'],
    aside: ['visible', 'image', 'imageAlt'],
    invalid: 'All Fields are Required',
  },
  order: ['order'],
  search: { fields: ['heading', 'text'] },
  table: ['heading', 'order', 'kind', 'visible', 'status'],
  filters: { page: { kind: 'select', field: 'page' } },
} as const satisfies ContentTypeDefinition;
