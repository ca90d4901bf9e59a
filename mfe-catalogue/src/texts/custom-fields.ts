import type { CustomField } from 'api-client';
import { APPEARANCE_CHARACTERS } from './limits';
import { firstCharacters } from './preview';

const UNDER_THE_IMAGE = /composition|grade|appearance|solubility/i;
const BENEFITS = /^\s*benefits?\s*$/i;

/** A product's custom fields, by the place where its page shows them (specification, section 2). */
export interface PlacedFields {
  /** Composition, grade, appearance and solubility: under the image. */
  underImage: CustomField[];
  /** Shown as bullets. */
  benefits: CustomField[];
  /** All others: heading and value. */
  remaining: CustomField[];
}

/** Sorts custom fields into their places; a field without a value has none. */
export function placeFields(fields: readonly CustomField[]): PlacedFields {
  const placed: PlacedFields = { underImage: [], benefits: [], remaining: [] };
  for (const field of fields) {
    if (field.fieldValue.trim() === '') continue;
    if (UNDER_THE_IMAGE.test(field.fieldName)) placed.underImage.push(field);
    else if (BENEFITS.test(field.fieldName)) placed.benefits.push(field);
    else placed.remaining.push(field);
  }
  return placed;
}

/** The line on a product card: the first 15 characters of the first custom field's value (sections 2 and 9). */
export function appearanceLine(fields: readonly CustomField[]): string {
  return firstCharacters(fields[0]?.fieldValue ?? '', APPEARANCE_CHARACTERS);
}
