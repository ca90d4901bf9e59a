import { langOf, type CustomField, type ProductDocument } from 'api-client';
import { APPEARANCE_CHARACTERS } from './limits';
import { preview } from './preview';

const UNDER_THE_IMAGE = /composition|grade|appearance|solubility/i;
const PDF = /\.pdf$/i;
const BENEFITS = /^\s*benefits?\s*$/i;

/** A text with its language; undefined in English and without one. */
export interface FieldText {
  readonly text: string;
  readonly lang: string | undefined;
}

/** A product's custom fields, by their position on its page (specification, section 2). */
export interface PlacedFields {
  /** Composition, grade, appearance and solubility: under the image. */
  underImage: CustomField[];
  /** Shown as bullets. */
  benefits: CustomField[];
  /** Files: among the documents. */
  documents: ProductDocument[];
  /** All others: heading and value. */
  remaining: CustomField[];
}

interface FileField extends CustomField {
  readonly fileUrl: string;
}

const isPdf = (field: CustomField): field is FileField =>
  field.fieldType === 'file' && field.fileUrl !== undefined && PDF.test(field.fileUrl);

/** The name of a field in the language of the document, for `lang` with its language. */
export const shownName = (field: CustomField): FieldText => ({
  text: field.shownName ?? field.fieldName,
  lang: langOf(field, 'fieldName'),
});

/** Its value, likewise. A value without a language, such as a number, has none. */
export const shownValue = (field: CustomField): FieldText => ({
  text: field.shownValue ?? field.fieldValue,
  lang:
    field.shownValue === undefined && !field.untranslated?.includes('fieldValue')
      ? undefined
      : langOf(field, 'fieldValue'),
});

function documentOf(field: FileField): ProductDocument {
  const { text: title } = shownName(field);
  const inLanguage = field.locale && {
    locale: field.locale,
    untranslated: field.shownName === undefined ? ['title'] : [],
  };
  return {
    ...{ kind: 'other', title, language: '', revision: '', date: '', size: 0, url: field.fileUrl },
    ...inLanguage,
  };
}

/** Sorts custom fields by position; fields without a value are omitted. */
export function placeFields(fields: readonly CustomField[]): PlacedFields {
  const placed: PlacedFields = { underImage: [], benefits: [], documents: [], remaining: [] };
  for (const field of fields) {
    if (field.fieldValue.trim() === '') continue;
    if (isPdf(field)) placed.documents.push(documentOf(field));
    else if (UNDER_THE_IMAGE.test(field.fieldName)) placed.underImage.push(field);
    else if (BENEFITS.test(field.fieldName)) placed.benefits.push(field);
    else placed.remaining.push(field);
  }
  return placed;
}

// A sign belongs to the letter before it, and a letter after a virama to the conjunct that the virama begins.
const SIGN = /^\p{M}/u;
const VIRAMA = /^[\u094d\u0acd]/;

/** The most characters, up to `count`, that end before no sign of a letter and within no conjunct. */
function wholeCharacters(text: string, count: number): number {
  const characters = [...text];
  let end = count;
  while (end > 0 && (SIGN.test(characters[end] ?? '') || VIRAMA.test(characters[end - 1] ?? ''))) end -= 1;
  return end;
}

/**
 * The line on a product card: the first 15 characters of the first custom field's value (sections 2 and 9), with an
 * ellipsis if it is longer.
 */
export function appearanceLine([first]: readonly CustomField[]): FieldText {
  const { text, lang } = first ? shownValue(first) : { text: '', lang: undefined };
  return { text: preview(text, wholeCharacters(text, APPEARANCE_CHARACTERS)), lang };
}
