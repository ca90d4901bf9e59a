import type { ContentTypeDefinition } from '../content-type/content-type';

export const feedbackDefinition = {
  what: 'Testimonial',
  screen: { purpose: 'Testimonials appear on the home page: what customers say, and who says it.' },
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    designation: { kind: 'line', label: 'Designation', translated: true },
    company: { kind: 'line', label: 'Company' },
    photo: { kind: 'picture', label: 'Photo' },
    message: { kind: 'text', label: 'Message', translated: true, max: 2_000, rows: 6, required: true },
    rating: { kind: 'integer', label: 'Rating', range: [1, 5], default: null },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 'last', column: 'position', form: false },
    visible: { kind: 'flag', label: 'Visible', formLabel: 'Shown on the site', default: true },
  },
  form: {
    main: ['name', ['designation', 'company'], 'message', ['rating', 'photo']],
    aside: ['visible'],
    invalid: 'All Fields are Required',
  },
  order: ['order'],
  search: { fields: ['name', 'company', 'message'] },
  imported: true,
  table: ['name', 'company', 'rating', 'order', 'visible', 'status'],
} as const satisfies ContentTypeDefinition;
