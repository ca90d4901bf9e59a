import { langOf, type CustomField, type ProductDocument } from 'api-client';
import { APPEARANCE_CHARACTERS } from './limits';

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

/** Its value, likewise. */
export const shownValue = (field: CustomField): FieldText => ({
  text: field.shownValue ?? field.fieldValue,
  lang: langOf(field, 'fieldValue'),
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

// A letter keeps its signs, and a conjunct its letters: the text ends before the first that does not fit.
const BEGINNING = new RegExp(`^[^]{0,${APPEARANCE_CHARACTERS}}(?!\\p{M})(?<![\\u094d\\u0acd])`, 'u');

/**
 * The line on a product card: the first 15 characters of the first custom field's value (sections 2 and 9), with an
 * ellipsis if it is longer.
 */
export function appearanceLine([first]: readonly CustomField[]): string {
  const value = first?.shownValue ?? first?.fieldValue ?? '';
  const [beginning = ''] = BEGINNING.exec(value) ?? [];
  return beginning === value ? value : `${beginning}…`;
}
