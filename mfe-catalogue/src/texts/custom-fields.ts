import type { CustomField, ProductDocument } from 'api-client';
import { APPEARANCE_CHARACTERS } from './limits';
import { preview } from './preview';

const UNDER_THE_IMAGE = /composition|grade|appearance|solubility/i;
const PDF = /\.pdf$/i;
const BENEFITS = /^\s*benefits?\s*$/i;

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

function documentOf({ fieldName, fileUrl }: FileField): ProductDocument {
  return { kind: 'other', title: fieldName, language: '', revision: '', date: '', size: 0, url: fileUrl };
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

/**
 * The line on a product card: the first 15 characters of the first custom field's value (sections 2 and 9), with an
 * ellipsis if it is longer.
 */
export function appearanceLine(fields: readonly CustomField[]): string {
  return preview(fields[0]?.fieldValue ?? '', APPEARANCE_CHARACTERS);
}
