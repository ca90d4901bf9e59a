import { AddProducts, AddSector, DeleteProducts, DeleteSubsector, EditProducts } from 'api-client';
import { change, request, siteApi, tagsOf, type ChangeArgOf } from 'shared-store';
import type { AnswerOf } from 'api-client';
import { catalogueAdminApi } from '../admin/api';
import { productApi } from '../products/api';

/** Specification, section 8: the fallback messages. */
export const ADD_FAILED = 'Failed to add sector. Please try again.';
export const UPDATE_FAILED = 'Failed to update category';
export const DELETE_FAILED = 'Failed to delete subsector';

const changeApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    addProduct: change(build, AddProducts, ADD_FAILED),
    editProduct: change(build, EditProducts, UPDATE_FAILED),
    /** Optimistic: the product disappears from every list immediately and reappears if the call fails (section 4). */
    deleteProduct: build.mutation<
      AnswerOf<typeof DeleteProducts>,
      ChangeArgOf<typeof DeleteProducts> & { params: { id: string } }
    >({
      query: (options) => request(DeleteProducts, { ...options, fallback: DELETE_FAILED }),
      invalidatesTags: (_, error) => (error ? [] : tagsOf(DeleteProducts)),
      onQueryStarted: async ({ params: { id } }, { dispatch, getState, queryFulfilled }) => {
        const state = getState();
        const restores = productApi.util
          .selectInvalidatedBy(state, ['products'])
          .flatMap(({ endpointName, originalArgs }): Restore[] => {
            if (endpointName === 'productList') {
              const list = productApi.endpoints.productList.select(originalArgs)(state).data;
              return takenOut(list, id, (change) =>
                dispatch(productApi.util.updateQueryData('productList', originalArgs, change)),
              );
            }
            if (endpointName === 'productsToEdit') {
              const list = catalogueAdminApi.endpoints.productsToEdit.select(originalArgs)(state).data;
              return takenOut(list, id, (change) =>
                dispatch(catalogueAdminApi.util.updateQueryData('productsToEdit', originalArgs, change)),
              );
            }
            return [];
          });
        try {
          await queryFulfilled;
        } catch {
          // The caller shows the reason.
          restores.forEach((restore) => restore());
        }
      },
    }),
    addSector: change(build, AddSector, ADD_FAILED),
    deleteSubsector: change(build, DeleteSubsector, DELETE_FAILED),
  }),
});

interface Listed<Row> {
  products: Row[];
  total: number;
}
type Restore = () => void;

/**
 * Removes a product from a cached list. Undo inserts it at its position instead of restoring the previous list, since
 * other products may have been removed meanwhile.
 */
function takenOut<Row extends { readonly _id: string }>(
  list: { readonly products: readonly Row[] } | undefined,
  id: string,
  update: (change: (list: Listed<Row>) => void) => void,
): Restore[] {
  const place = list?.products.findIndex(({ _id }) => _id === id) ?? -1;
  const product = list?.products[place];
  if (!product) return [];
  update((now) => {
    now.products = now.products.filter(({ _id }) => _id !== id);
    now.total -= 1;
  });
  return [
    () =>
      update((now) => {
        if (now.products.some(({ _id }) => _id === id)) return;
        now.products.splice(place, 0, product);
        now.total += 1;
      }),
  ];
}

export const {
  useAddProductMutation,
  useEditProductMutation,
  useDeleteProductMutation,
  useAddSectorMutation,
  useDeleteSubsectorMutation,
} = changeApi;
