import type { Product, ProductBody, ProductDocument, ProductPicture } from 'api-client';
import { products } from 'api-client/content-types';
import { fieldValues, toBody, type FieldValuesOf } from 'admin-kit/content';
import { draftsOf, fieldsOf, type FieldDraft } from './field-drafts';

/** A typed document in the editor: stored, or with a file that is not uploaded yet. */
export interface DocumentDraft extends ProductDocument {
  file: File | null;
}

/** The fields whose stored values differ from the form's. */
type Special = 'pdf' | 'pictures' | 'customFields' | 'documents' | 'charts';

/** The values of the product form. */
export interface ProductValues extends Omit<FieldValuesOf<typeof products>, Special> {
  image: File | null;
  pdf: File | null;
  pictures: ProductPicture[];
  customFields: FieldDraft[];
  documents: DocumentDraft[];
}

/** The values of an empty form, or of a product (specification, section 4). */
export function productValues(product: Product | undefined, subsectorId = ''): ProductValues {
  // Its chart is edited in the administration: lists leave it out.
  const { charts, ...values } = fieldValues(products, product);
  return {
    ...values,
    ...(!product && { subsectorId }),
    image: null,
    pdf: null,
    pictures: (product?.pictures ?? []).map((picture) => ({ ...picture })),
    customFields: draftsOf(product?.customFields ?? []),
    documents: (product?.documents ?? []).map((document) => ({ ...document, file: null })),
  };
}

export const newDocumentDraft = (): DocumentDraft => ({
  kind: 'tds',
  title: '',
  language: 'en',
  revision: '',
  date: '',
  size: 0,
  url: '',
  file: null,
});

/** The request body: trimmed, with the addresses of the files (specification, sections 5 and 7). */
export function productBody(
  values: ProductValues,
  { fields, ...files }: { logo: string; pdf: string; documents: ProductDocument[]; fields: readonly FieldDraft[] },
): ProductBody {
  return { ...toBody<ProductBody>(products, values), ...files, customFields: fieldsOf(fields) };
}
