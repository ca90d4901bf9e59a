import { fetchCategories, productPath } from 'api-client';
import type { Product } from 'api-client';
import { request, siteApi, type AppStore } from 'shared-store';
import { shorten } from '../text/shorten';
import type { SectionContent } from './section-props';

/** What a shelf shows of a product. */
interface ShelvedProduct {
  readonly _id: string;
  readonly name: string;
  readonly logo: string;
  readonly path: string;
  readonly text: string;
  readonly section: string;
}

const TEXT_SHOWN = 110;

const toShelved = (product: Product): ShelvedProduct => ({
  _id: product._id,
  name: product.name,
  logo: product.logo,
  path: productPath(product),
  text: shorten(product.description, TEXT_SHOWN),
  section: product.subsectorName,
});

/** The products that sections name, in their order. */
const shelfApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    shelf: build.query<ShelvedProduct[], string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) => products.map(toShelved),
      providesTags: ['products'],
    }),
  }),
});

export const { useShelfQuery } = shelfApi;

/** The products of a shelf as they are asked for; those that are gone are not answered. */
export const idsOfShelf = ({ items }: Pick<SectionContent, 'items'>): string =>
  items.flatMap(({ product }) => (product ? [product] : [])).join(',');

/** Reads the products of the shelves among some sections, so that they are there when the page is drawn. */
export async function loadShelves(store: AppStore, sections: readonly SectionContent[] = []): Promise<void> {
  const shelves = sections.filter((section) => section.kind === 'products' && idsOfShelf(section) !== '');
  await Promise.all(shelves.map((section) => store.dispatch(shelfApi.endpoints.shelf.initiate(idsOfShelf(section)))));
}
