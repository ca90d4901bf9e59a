import { chartTexts } from '../charts/chart-texts';
import type { FieldOf } from '../content-type/field';

/** A product's title and a person's name are the same in every language. */
const unlessNames = { field: 'kind', is: ['products', 'documents', 'quotes', 'form'] } as const;

/** The translated texts of the entries of a section, on a built-in or a custom page. */
export const entryTexts = {
  years: { kind: 'line', label: 'Years', max: 40 },
  value: { kind: 'line', label: 'Value', max: 40 },
  unit: chartTexts.unit,
  title: { kind: 'line', label: 'Title', unless: unlessNames },
  text: { kind: 'text', label: 'Text', max: 2_000 },
  role: { kind: 'line', label: 'Role', max: 120 },
  data: chartTexts.data,
  source: chartTexts.source,
  imageAlt: { kind: 'line', label: 'Description of the picture', max: 300 },
  linkLabel: { kind: 'line', label: 'Text of the link', max: 80 },
} as const satisfies FieldOf<'custom'>['parts'];
