import type { Facet, Product } from 'api-client';
import { readTestContent, testApp } from '../../../test/harness';
import { findPlaces } from '../../seed/store-content';
import { storeProducts } from '../../seed/store-products';

const MADE = 600;

const site = testApp({ content: true });
beforeAll(async () => {
  const { db, clock } = site.services;
  const places = await findPlaces(db);
  const { products } = await readTestContent();
  const copies = Array.from({ length: Math.ceil(MADE / products.length) }, (_, copy) =>
    products.map((product) => ({ ...product, slug: `${product.slug}-${copy}`, name: `${product.name} ${copy}` })),
  );
  await storeProducts(db, copies.flat().slice(0, MADE), places, clock.now(), 1_000);
});

interface Answer {
  products: Product[];
  total: number;
  facets: Facet[];
  nextCursor?: string;
}
const find = async (query: string): Promise<Answer> => (await site.get(`/products?${query}`)).json();
const idsOf = ({ products }: Answer): string[] => products.map(({ _id }) => _id);

describe('a search with more results than its first pages', () => {
  it('has the same order by pages, by cursors and as a whole', async () => {
    const whole = await find('search=a');
    expect(whole.total).toBeGreaterThan(300);
    expect(new Set(idsOf(whole)).size).toBe(whole.total);
    const byPage: string[] = [];
    for (let page = 1; byPage.length < whole.total; page += 1) {
      const found = await find(`search=a&limit=70&page=${page}`);
      expect(found.total).toBe(whole.total);
      expect(found.products.length).toBeGreaterThan(0);
      expect(found.nextCursor !== undefined).toBe(byPage.length + found.products.length < whole.total);
      byPage.push(...idsOf(found));
    }
    expect(byPage).toEqual(idsOf(whole));
    const byCursor: string[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const found = await find(`search=a&limit=70&cursor=${cursor}`);
      byCursor.push(...idsOf(found));
      cursor = found.nextCursor;
    }
    expect(byCursor).toEqual(idsOf(whole));
  });

  it('counts each choice as often as choosing it finds', async () => {
    const { facets } = await find('search=a&limit=1&facets=1');
    const choices = facets.filter(({ field }) => field !== 'sector' && field !== 'subsector');
    expect(choices.length).toBeGreaterThan(1);
    for (const { field, values } of choices)
      for (const { value, count } of values) {
        const chosen = `field.${encodeURIComponent(field)}=${encodeURIComponent(value)}`;
        expect({ field, value, count: (await find(`search=a&limit=1&${chosen}`)).total }).toEqual({
          field,
          value,
          count,
        });
      }
    for (const { field, values } of facets.filter((facet) => !choices.includes(facet)))
      for (const { value, count } of values)
        expect((await find(`search=a&limit=1&${field}=${value}`)).total).toBe(count);
  });

  it('counts a changed choice in the next search', async () => {
    const crates = async () =>
      (await find('search=a&limit=1&facets=1')).facets
        .find(({ field }) => field === 'Packaging')
        ?.values.find(({ value }) => value === 'Copper flask')?.count;
    expect(await crates()).toBeUndefined();
    const [product] = (await find('search=a&limit=1')).products;
    const customFields = product?.customFields.map((field) =>
      field.fieldName === 'Packaging'
        ? { ...field, fieldValue: 'Copper flask', options: [...(field.options ?? []), 'Copper flask'] }
        : field,
    );
    const changed = await site.call(
      'PUT',
      `/product/${product?._id}`,
      { customFields, version: product?.version },
      await site.signedIn('editor'),
    );
    expect(changed.statusCode).toBe(200);
    expect(await crates()).toBe(1);
  });
});
