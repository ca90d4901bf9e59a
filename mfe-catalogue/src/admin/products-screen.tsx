import type { Product } from 'api-client';
import { products } from 'api-client/content-types';
import { useSearchParams } from 'react-router-dom';
import { useMayPublish, useAppDispatch } from 'shared-store';
import { EmptyState, Picture } from 'ui-kit';
import { CollectionScreen, inParallel, PublicationBadges, servedStatusFilter } from 'admin-kit';
import {
  contentColumns,
  copyPath,
  DuplicateLink,
  deletionQuestion,
  publicationActions,
  useBulkEdit,
  useChangedIds,
  useContentChanges,
} from 'admin-kit/content';
import { useDeleteProductMutation } from '../editing/api';
import { useTaxonomy } from '../taxonomy/api';
import { readProducts, useProductsToEditQuery } from './api';
import { adminPaths } from './admin-paths';
import { PAGE_SIZE, productsQuery } from './products-query';
import { shortDescription } from './short-description';
import classes from './products-screen.module.css';

const columnsWith = (changed: ReturnType<typeof useChangedIds>) =>
  contentColumns<Product>(products, {
    ...shortDescription,
    name: {
      cell: ({ name, logo }) => (
        <span className={classes.named}>
          <Picture className={classes.picture} src={logo} alt="" width={32} height={24} sizes="32px" />
          <span dir="auto">{name}</span>
        </span>
      ),
    },
    subsectorName: { id: 'subsector', sortable: false, narrow: true },
    status: { cell: (product) => <PublicationBadges item={product} hidden={changed.get(product._id)} /> },
    createdAt: { sortable: true },
  });

/**
 * The products, one page at a time, since a catalogue may have 100,000. The address stores search, subsector, status,
 * order and page.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const { subsectors } = useTaxonomy();
  const read = useProductsToEditQuery(productsQuery(params));
  const [remove] = useDeleteProductMutation();
  const changes = useContentChanges(products);
  const columns = columnsWith(useChangedIds(products));
  const publishes = useMayPublish('products');
  const bulkEdit = useBulkEdit<Product>(products, changes.update);
  return (
    <>
      <CollectionScreen
        title="Products"
        purpose="Visitors find products below their subsector, by the filters of the catalogue and by the search."
        noun={{ one: 'product', many: 'products' }}
        items={read.data?.products}
        total={read.data?.total}
        pageSize={PAGE_SIZE}
        read={read}
        readPage={(page) => dispatch(readProducts({ ...productsQuery(params), ...page }))}
        columns={columns}
        keyOf={({ _id }) => _id}
        labelOf={({ name }) => name}
        filters={[
          {
            id: 'subsector',
            label: 'Subsector',
            options: subsectors.map(({ _id, name }) => ({ value: _id, label: name })),
          },
          servedStatusFilter,
        ]}
        defaultSort="name"
        height="viewport"
        layout="brief"
        newHref={adminPaths.products.add}
        newLabel="Add Product"
        editHref={({ _id }) => adminPaths.products.edit(_id)}
        rowActions={({ _id, name }) => <DuplicateLink href={copyPath(adminPaths.products.add, _id)} label={name} />}
        bulkActions={publishes ? [...publicationActions<Product>(changes.update), ...bulkEdit.actions] : []}
        deletion={{
          allowed: ({ status }) => publishes || status === 'draft',
          question: (items) =>
            deletionQuestion(
              'Product',
              items.map(({ name }) => name),
            ),
          run: (items) => inParallel(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
          undoEach: ({ _id }) => changes.restore(_id),
          optimistic: true,
        }}
        unmatched={<EmptyState title="No products found matching your search" drawing="search" />}
      />
      {bulkEdit.dialog}
    </>
  );
}
