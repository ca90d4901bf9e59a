import type { ContentType } from '../content-type';
import { feedbackNames } from './names';

/** A testimonial. */
export const feedbacks = {
  ...feedbackNames,
  what: 'Testimonial',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    designation: { kind: 'line', label: 'Designation' },
    company: { kind: 'line', label: 'Company' },
    photo: { kind: 'file', accept: 'image', label: 'Photo' },
    message: { kind: 'text', label: 'Message', max: 2_000, required: true },
    rating: { kind: 'integer', label: 'Rating', range: [1, 5], default: null },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 'last', column: 'position' },
    visible: { kind: 'flag', label: 'Visible', formLabel: 'Shown on the site', default: true },
  },
  order: ['order'],
  search: { fields: ['name', 'company', 'message'] },
} as const satisfies ContentType;
