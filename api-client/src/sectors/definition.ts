import { chartField } from '../charts/chart-field';
import type { ContentTypeDefinition } from '../content-type/content-type';
import { seoFields } from '../content-type/seo-fields';

/** An industry that the company works for. Its list is a bare array, never empty once the site is set up. */
export const sectorDefinition = {
  what: 'Sector',
  title: 'name',
  slug: true,
  fields: {
    name: { kind: 'line', label: 'Name', translated: true, required: true },
    logo: { kind: 'picture', label: 'Logo', formLabel: 'Picture', required: true },
    description: { kind: 'text', label: 'Description', translated: true, rows: 6, required: true },
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
    screen: {
      kind: 'select',
      label: 'Page',
      options: ['range', 'divisions'],
      optionLabels: { range: 'Subsectors in words, then products', divisions: 'Subsectors as numbered cards' },
      default: 'range',
    },
    /** Beside the title of its page. */
    charts: chartField,
    subsectorsHeading: {
      kind: 'line',
      label: 'Heading above the subsectors',
      translated: true,
      help: 'If empty, “What we do” or “Our divisions” is used.',
    },
    subsectorsText: { kind: 'text', label: 'Text above the subsectors', translated: true, max: 500, rows: 2 },
    cardlinkTitle: {
      kind: 'line',
      label: 'Text of the link on its card',
      translated: true,
      help: 'If empty, “Explore” is used.',
      max: 80,
    },
    backgroundImage: { kind: 'picture', label: 'Background picture' },
    pdf: { kind: 'pdf', label: 'PDF' },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 1_000, column: 'position', form: false },
    ...seoFields,
  },
  order: ['order'],
  imported: true,
  table: ['name', 'description', 'status'],
  search: { fields: ['name', 'description'] },
} as const satisfies ContentTypeDefinition;
