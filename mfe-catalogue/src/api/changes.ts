import {
  AddProducts,
  AddSector,
  AddSubsector,
  DeleteProducts,
  DeleteSector,
  DeleteSubsector,
  EditProducts,
  EditSector,
  EditSubsector,
} from 'api-client';
import { change, request, siteApi, type ChangeArgOf } from 'shared-store';
import type { AnswerOf } from 'api-client';
import { productApi, type ProductPage } from './products';

/** Specification, section 8: the messages of last resort. */
export const ADD_FAILED = 'Failed to add sector. Please try again.';
export const UPDATE_FAILED = 'Failed to update category';
export const DELETE_FAILED = 'Failed to delete subsector';

/** What changes with a product: its lists, the ids that its subsector answers, and what editors see. */
const PRODUCT_TAGS = ['products', 'subsectors', 'revisions', 'trash', 'media'] as const;
const TAXONOMY_TAGS = ['sectors', 'subsectors', 'products', 'revisions', 'trash'] as const;

const changeApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    addProduct: change(build, AddProducts, PRODUCT_TAGS, ADD_FAILED),
    editProduct: change(build, EditProducts, PRODUCT_TAGS, UPDATE_FAILED),
    /** Optimistic: the product is gone from every list at once and comes back if the call fails (section 4). */
    deleteProduct: build.mutation<
      AnswerOf<typeof DeleteProducts>,
      ChangeArgOf<typeof DeleteProducts> & { params: { id: string } }
    >({
      query: (options) => request(DeleteProducts, { ...options, fallback: DELETE_FAILED }),
      invalidatesTags: (_, error) => (error ? [] : [...PRODUCT_TAGS]),
      onQueryStarted: async ({ params: { id } }, { dispatch, getState, queryFulfilled }) => {
        const lists = productApi.util
          .selectInvalidatedBy(getState(), ['products'])
          .filter(({ endpointName }) => endpointName === 'productList');
        const patches = lists.map(({ originalArgs }) =>
          dispatch(productApi.util.updateQueryData('productList', originalArgs, (list) => withoutProduct(list, id))),
        );
        try {
          await queryFulfilled;
        } catch {
          // The caller tells the reason.
          patches.forEach((patch) => patch.undo());
        }
      },
    }),
    addSector: change(build, AddSector, TAXONOMY_TAGS, ADD_FAILED),
    editSector: change(build, EditSector, TAXONOMY_TAGS),
    deleteSector: change(build, DeleteSector, TAXONOMY_TAGS),
    addSubsector: change(build, AddSubsector, TAXONOMY_TAGS),
    editSubsector: change(build, EditSubsector, TAXONOMY_TAGS),
    deleteSubsector: change(build, DeleteSubsector, TAXONOMY_TAGS, DELETE_FAILED),
  }),
});

/** A list without one product, counted anew. */
function withoutProduct(
  list: { products: Pick<ProductPage['products'][number], '_id'>[]; total: number },
  id: string,
): void {
  const place = list.products.findIndex(({ _id }) => _id === id);
  if (place === -1) return;
  list.products.splice(place, 1);
  list.total -= 1;
}

export const {
  useAddProductMutation,
  useEditProductMutation,
  useDeleteProductMutation,
  useAddSectorMutation,
  useEditSectorMutation,
  useDeleteSectorMutation,
  useAddSubsectorMutation,
  useEditSubsectorMutation,
  useDeleteSubsectorMutation,
} = changeApi;
