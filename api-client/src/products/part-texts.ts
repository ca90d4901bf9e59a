import type { FieldOf } from '../content-type/field';

type Texts = FieldOf<'custom'>['parts'];

/**
 * The translated texts of a custom field. Its English name and value stay beside them: pages place and compare fields by
 * their names, and filters find products by both.
 */
export const fieldTexts = {
  fieldName: { kind: 'line', label: 'Name', max: 200, shownIn: 'shownName', namesPart: true },
  fieldValue: {
    kind: 'text',
    label: 'Value',
    max: 10_000,
    rows: 2,
    sameIf: { field: 'fieldType', is: ['file', 'url', 'number', 'date'] },
    shownIn: 'shownValue',
  },
} as const satisfies Texts;

/** The translated texts of a further picture. */
export const pictureTexts = {
  alt: { kind: 'line', label: 'Description', max: 300 },
} as const satisfies Texts;

/** The translated texts of a document. */
export const documentTexts = {
  title: { kind: 'line', label: 'Title', max: 200 },
} as const satisfies Texts;
