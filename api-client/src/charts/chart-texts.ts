import type { FieldOf } from '../content-type/field';

/** The translated texts of a chart. The numbers of its rows are the same in every language. */
export const chartTexts = {
  title: { kind: 'line', label: 'Title' },
  unit: { kind: 'line', label: 'Unit', max: 40 },
  data: { kind: 'text', label: 'Data', max: 5_000, isChart: true },
  source: { kind: 'line', label: 'Source', max: 200 },
} as const satisfies FieldOf<'custom'>['parts'];
