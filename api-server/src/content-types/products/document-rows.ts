import { languageName, type CustomField, type ProductDocument } from 'api-client';
import type { productDocuments } from '../../database/schema';
import { sortKey, wordsOf } from '../../text/fold';

type DocumentRow = typeof productDocuments.$inferInsert;

/** The words by which people call the types of documents. */
const KIND_WORDS = {
  tds: 'technical data sheet tds',
  sds: 'safety data sheet sds msds',
  other: 'document',
} as const satisfies Record<ProductDocument['kind'], string>;

/** The number of a standard: API 5L, ISO 9001:2015, IS 1239. */
const STANDARD = /(?<![\p{L}\d])\p{Lu}{2,6}[ -]?\d[\p{L}\d.:-]*/gu;

interface Documented {
  readonly id: string;
  readonly name: string;
  readonly customFields: readonly CustomField[];
  readonly documents: readonly ProductDocument[];
}

/** The rows by which a search finds the documents of a product. */
export function documentRowsOf({ id, name, customFields, documents }: Documented): DocumentRow[] {
  const standards = customFields.flatMap(({ fieldValue }) => fieldValue.match(STANDARD) ?? []);
  return documents.map(({ title, kind, language }, place) => ({
    ...{ productId: id, place, title: sortKey(title) },
    words: wordsOf([title, name, KIND_WORDS[kind], language && languageName(language), ...standards].join(' ')),
  }));
}
