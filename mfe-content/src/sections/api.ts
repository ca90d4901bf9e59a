import { fetchCategories, langOf, productPath } from 'api-client';
import type { Product } from 'api-client';
import { request, siteApi, tagsOf, type AppStore } from 'shared-store';
import { shorten } from '../text/shorten';
import type { SectionContent } from './section-props';

/** The fields of a product on a shelf. */
interface ShelvedProduct {
  readonly _id: string;
  readonly name: string;
  readonly logo: string;
  readonly path: string;
  readonly text: string;
  readonly textLang: string | undefined;
  readonly section: string;
  readonly sectionLang: string | undefined;
}

const TEXT_SHOWN = 110;

const toShelved = (product: Product): ShelvedProduct => ({
  _id: product._id,
  name: product.name,
  logo: product.logo,
  path: productPath(product),
  text: shorten(product.description, TEXT_SHOWN),
  textLang: langOf(product, 'description'),
  section: product.subsectorName,
  sectionLang: langOf(product, 'subsectorName'),
});

/** Loads the products of sections, in their order. */
const shelfApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    shelf: build.query<ShelvedProduct[], string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) => products.map(toShelved),
      providesTags: tagsOf(fetchCategories),
    }),
  }),
});

export const { useShelfQuery } = shelfApi;

/** The ids of a shelf's products for the request; the answer omits deleted products. */
export const idsOfShelf = ({ items }: Pick<SectionContent, 'items'>): string =>
  items.flatMap(({ product }) => (product ? [product] : [])).join(',');

/** Loads the products of all shelves among the sections before the page renders. */
export async function loadShelves(store: AppStore, sections: readonly SectionContent[] = []): Promise<void> {
  const shelves = sections.filter((section) => section.kind === 'products' && idsOfShelf(section) !== '');
  await Promise.all(shelves.map((section) => store.dispatch(shelfApi.endpoints.shelf.initiate(idsOfShelf(section)))));
}
