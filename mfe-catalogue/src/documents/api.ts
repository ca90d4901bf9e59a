import { fetchCategories, langOf, productPath, type Product, type ProductDocument } from 'api-client';
import { request, siteApi, tagsOf, type AppStore } from 'shared-store';
import { filled } from '../fill';
import { placeFields } from '../texts/custom-fields';

/** A product with its documents, and no other texts: a page may show those of many products. */
export interface DocumentedProduct {
  readonly _id: string;
  readonly name: string;
  readonly nameLang: string | undefined;
  readonly path: string;
  readonly documents: readonly ProductDocument[];
}

/** All documents of a product: those of its file fields, too. */
const documentsOf = ({ documents, customFields }: Product): ProductDocument[] => [
  ...documents,
  ...placeFields(customFields).documents,
];

const documentsApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    productDocuments: build.query<DocumentedProduct[], string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) =>
        products
          .map((product) => ({
            ...{ _id: product._id, name: product.name, nameLang: langOf(product, 'name') },
            ...{ path: productPath(product), documents: documentsOf(product) },
          }))
          .filter(({ documents }) => documents.length > 0),
      providesTags: tagsOf(fetchCategories),
    }),
  }),
});

const idsOf = (products: readonly string[]): string => products.join(',');

/** The products with documents among those with these ids, in that order; deleted ones are omitted. */
export const useProductDocuments = (products: readonly string[]): readonly DocumentedProduct[] =>
  documentsApi.useProductDocumentsQuery(idsOf(products)).data ?? [];

/** Loads the documents of products into the store. */
export const fillProductDocuments = ({ dispatch }: AppStore, products: readonly string[]) =>
  filled(dispatch(documentsApi.endpoints.productDocuments.initiate(idsOf(products))));
