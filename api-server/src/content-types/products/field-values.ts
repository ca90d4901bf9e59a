import { fold } from 'api-client';
import type { CustomField } from 'api-client';

export interface FieldValue {
  fieldKey: string;
  valueKey: string;
  field: string;
  value: string;
  /** A select-type field is offered as a facet. Others can be filtered by, but differ from product to product. */
  choice: boolean;
}

/** Longer texts cannot be filtered by. */
const MAX_TEXT_LENGTH = 60;
const FILTERABLE = new Set<CustomField['fieldType']>(['select', 'text', 'number', 'date']);

/** The key by which names and values of fields are compared. */
export function fieldKey(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ').slice(0, 200);
}

/** The fields of a product that it can be filtered by: short, single-line ones. */
export function fieldValuesOf(customFields: CustomField[]): FieldValue[] {
  const values = new Map<string, FieldValue>();
  for (const { fieldName, fieldType, fieldValue } of customFields) {
    const field = fieldName.trim();
    const value = fieldValue.trim();
    if (
      !FILTERABLE.has(fieldType) ||
      field === '' ||
      value === '' ||
      value.length > MAX_TEXT_LENGTH ||
      value.includes('\n')
    ) {
      continue;
    }
    const choice = fieldType === 'select';
    const entry = { fieldKey: fieldKey(field), valueKey: fieldKey(value), field, value, choice };
    values.set(`${entry.fieldKey}\n${entry.valueKey}`, entry);
  }
  return [...values.values()];
}

export interface CountedChoice {
  choice: string;
  count: number;
}

/** The choices of a product, each as one text, by which facets are counted. */
export function choicesOf(customFields: CustomField[]): string[] {
  return fieldValuesOf(customFields)
    .filter(({ choice }) => choice)
    .map(({ field, value }) => JSON.stringify([field, value]));
}

export function readChoice(choice: string): [field: string, value: string] {
  return JSON.parse(choice) as [string, string];
}
