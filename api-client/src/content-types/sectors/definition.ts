import type { ContentType } from '../content-type';
import { sectorNames } from './names';

/** An industry that the company works for. Its list is a bare array, never empty once the site is set up. */
export const sectors = {
  ...sectorNames,
  what: 'Sector',
  title: 'name',
  slug: true,
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    logo: { kind: 'file', accept: 'image', label: 'Logo', formLabel: 'Picture', required: true },
    description: { kind: 'text', label: 'Description', rows: 6, required: true },
    accent: {
      kind: 'select',
      label: 'Accent',
      formLabel: 'Colour',
      options: ['oil-gas', 'chemicals', 'renewable', 'water', 'pipeline', 'lubricants'],
      optionLabels: {
        'oil-gas': 'Amber',
        chemicals: 'Ember',
        renewable: 'Leaf',
        water: 'Teal',
        pipeline: 'Petrol',
        lubricants: 'Gold',
      },
      whenAbsent: 'oil-gas',
    },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 1_000, column: 'position', form: false },
  },
  order: ['order'],
  table: ['name', 'description', 'status'],
  search: { fields: ['name', 'description'] },
} as const satisfies ContentType;
