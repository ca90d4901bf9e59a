import { chartTexts } from './chart-texts';
import type { FieldOf } from '../content-type/field';

/** A chart or none, which only the page of its item shows. */
export const chartField = {
  kind: 'custom',
  label: 'Chart',
  default: [],
  parts: chartTexts,
  hidesIds: true,
  inLists: false,
} as const satisfies FieldOf<'custom'> & { readonly kind: 'custom' };
