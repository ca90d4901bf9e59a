import { ButtonLink, EmptyState } from 'ui-kit';
import { CollectionScreen } from 'admin-kit';
import type { CollectionScreenProps } from 'admin-kit';
import { Part } from '../part';
import { AtAddress } from './at-address';
import { productCollection, products } from './products';
import type { Product } from './products';

interface ListState {
  readonly title: string;
  readonly search?: string;
  readonly props?: Partial<CollectionScreenProps<Product>>;
}

const inDrums = (product: Product): Product => ({
  ...product,
  id: `${product.id}-drums`,
  name: `${product.name}, drums`,
});

const states: readonly ListState[] = [
  { title: 'Collection' },
  { title: 'Collection, sorted', search: '?sort=-orders' },
  { title: 'Collection, filtered', search: '?search=corrosion&status=draft' },
  { title: 'Collection, paged', search: '?page=2', props: { pageSize: 2 } },
  {
    title: 'Collection, held to the window',
    props: { height: 'viewport', items: [...products, ...products.map(inDrums)] },
  },
  { title: 'Collection, unmatched', search: '?search=helium' },
  { title: 'Collection, empty', props: { items: [] } },
  {
    title: 'Collection, empty with a next step',
    props: {
      items: [],
      empty: (
        <EmptyState
          title="No products yet"
          drawing="documents"
          action={<ButtonLink href="/import">Import a table</ButtonLink>}
        >
          Add the first one, or bring a whole table in.
        </EmptyState>
      ),
    },
  },
  { title: 'Collection, loading', props: { items: undefined } },
  { title: 'Collection, failed', props: { items: undefined, read: { isError: true, refetch: () => undefined } } },
];

/** The screen of a collection in every initial state. */
export function Lists() {
  return states.map(({ title, search, props }) => (
    <Part key={title} title={title}>
      <AtAddress search={search}>
        <CollectionScreen {...productCollection} {...props} />
      </AtAddress>
    </Part>
  ));
}
