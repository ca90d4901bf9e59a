import type { Facet, Product } from 'api-client';
import { sql } from 'drizzle-orm';
import { testApp } from '../../../test/harness';

const site = testApp({ content: true });

interface Answer {
  products: Product[];
  total: number;
  facets: Facet[];
  nextCursor?: string;
}
const find = async (query: string): Promise<Answer> => (await site.get(`/products?${query}`)).json();
/** The facets of custom fields; sectors and subsectors are facets too. */
const fieldsOf = (facets: Facet[]): Facet[] =>
  facets.filter(({ field }) => field !== 'sector' && field !== 'subsector');
const names = ({ products }: Answer): string[] => products.map(({ name }) => name);

describe('search', () => {
  it.each([
    ['inhibtor', /inhibitor/i],
    ['corosion', /corrosion/i],
    ['demulsifer', /demulsifier/i],
    ['electrolyzer', /electrolyser/i],
    ['GLYCOL', /glycol/i],
  ])('tolerates %s', async (typed, meant) => {
    const found = await find(`search=${typed}&limit=5`);
    expect(found.total).toBeGreaterThan(0);
    expect(JSON.stringify(found.products[0])).toMatch(meant);
  });

  it('requires every word, and ranks names before texts', async () => {
    const [first] = names(await find('limit=1'));
    const found = await find(`search=${encodeURIComponent(first ?? '')}`);
    expect(names(found)[0]).toBe(first);
  });

  it('finds words of custom fields', async () => {
    const { products } = await find('');
    const field = products
      .flatMap(({ customFields }) => customFields)
      .find(({ fieldName }) => /composition/i.test(fieldName));
    const found = await find(`search=${encodeURIComponent(field?.fieldValue.slice(0, 40) ?? '')}`);
    expect(found.total).toBeGreaterThan(0);
  });

  it.each(['zzzzqqqq', '%25', '_', '%5C', '.*', "'%3B drop table products--"])(
    'finds nothing for %s',
    async (typed) => {
      expect(await find(`search=${typed}&facets=1`)).toMatchObject({
        products: [],
        total: 0,
        facets: expect.any(Array),
      });
    },
  );

  it('pages through a search, each product once', async () => {
    const whole = await find('search=water');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find(`search=water&limit=4${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...names(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(names(whole));
    expect(seen).toHaveLength(whole.total);
  });
});

describe('filters', () => {
  it('narrows by sector and subsector, by id or slug', async () => {
    const sectors: { _id: string; slug: string }[] = (await site.get('/sectors')).json();
    const [sector] = sectors;
    const bySlug = await find(`sector=${sector?.slug}`);
    expect(bySlug.total).toBe((await find(`sector=${sector?._id}`)).total);
    expect(bySlug.products.every(({ sectorSlug }) => sectorSlug === sector?.slug)).toBe(true);
    const subsector = bySlug.products[0]?.subsectorSlug;
    const narrow = await find(`subsector=${subsector}`);
    expect(narrow.products.every(({ subsectorSlug }) => subsectorSlug === subsector)).toBe(true);
    expect(await find('sector=nowhere')).toMatchObject({ products: [], total: 0 });
  });

  it('finds a part of the name and pages by number', async () => {
    const all = await find('name=IN');
    expect(all.products.every(({ name }) => name.toLowerCase().includes('in'))).toBe(true);
    expect(names(await find('name=in&limit=3&page=2'))).toEqual(names(all).slice(3, 6));
    expect((await site.get('/products?page=2')).statusCode).toBe(400);
  });

  it('counts facets exactly, and choosing a value finds as many products', async () => {
    const { facets, products } = await find('facets=1');
    expect(facets.length).toBeGreaterThan(2);
    for (const { field, values } of fieldsOf(facets).slice(0, 4)) {
      for (const { value, count } of values.slice(0, 2)) {
        const has = products.filter(({ customFields }) =>
          customFields.some(({ fieldName, fieldValue }) => fieldName === field && fieldValue.trim() === value),
        );
        expect({ field, value, count }).toEqual({ field, value, count: has.length });
        const filtered = await find(`field.${encodeURIComponent(field.toLowerCase())}=${encodeURIComponent(value)}`);
        expect(filtered.total).toBe(count);
      }
    }
  });

  it('offers the select-type fields of all found products, however few are on the page', async () => {
    const { products } = await find('');
    const choices = products.flatMap(({ customFields }) =>
      customFields.filter(({ fieldType }) => fieldType === 'select').map(({ fieldName }) => fieldName),
    );
    const { facets } = await find('facets=1&limit=1');
    expect(fieldsOf(facets).map(({ field }) => field)).toEqual(expect.arrayContaining([...new Set(choices)]));
    expect(fieldsOf(facets)).toHaveLength(new Set(choices).size);
    const narrow = await find('facets=1&limit=1&search=water');
    const all = await find('search=water');
    for (const { field, values } of fieldsOf(narrow.facets))
      for (const { value, count } of values)
        expect({ field, value, count }).toEqual({
          ...{ field, value },
          count: all.products.filter(({ customFields }) =>
            customFields.some(({ fieldName, fieldValue }) => fieldName === field && fieldValue === value),
          ).length,
        });
  });

  it('counts the results of two choices of a field, a sector, and a second field', async () => {
    const { products } = await find('');
    const has = (product: Product, field: string, ...values: string[]) =>
      product.customFields.some(({ fieldName, fieldValue }) => fieldName === field && values.includes(fieldValue));
    const liquids = products.filter((product) => has(product, 'Physical form', 'Liquid', 'Powder'));
    const query = 'facets=1&field.Physical form=Liquid&field.Physical form=Powder'.replaceAll(' ', '%20');
    const found = await find(query);
    expect(found.total).toBe(liquids.length);
    const packaging = found.facets.find(({ field }) => field === 'Packaging')?.values ?? [];
    expect(packaging.length).toBeGreaterThan(1);
    for (const { value, count } of packaging)
      expect({ value, count }).toEqual({
        value,
        count: liquids.filter((product) => has(product, 'Packaging', value)).length,
      });
    const [drum] = packaging;
    const narrow = await find(`${query}&field.Packaging=${encodeURIComponent(drum?.value ?? '')}`);
    expect(narrow.total).toBe(drum?.count);
    const section = liquids[0]?.subsectorSlug;
    expect((await find(`${query}&subsector=${section}`)).total).toBe(
      liquids.filter(({ subsectorSlug }) => subsectorSlug === section).length,
    );
  });

  it('has a text field as a facet only while it is filtered by', async () => {
    expect((await find('facets=1')).facets.map(({ field }) => field)).not.toContain('Grade');
    const { facets } = await find('facets=1&field.Grade=Technical');
    expect(facets.find(({ field }) => field === 'Grade')?.values.length).toBeGreaterThan(1);
  });

  it('still offers the other values of a chosen facet', async () => {
    const { facets } = await find('facets=1');
    const facet = fieldsOf(facets).find(({ values }) => values.length > 2);
    const [chosen] = facet?.values ?? [];
    const name = encodeURIComponent(facet?.field ?? '');
    const narrowed = await find(`facets=1&field.${name}=${encodeURIComponent(chosen?.value ?? '')}`);
    expect(narrowed.facets.find(({ field }) => field === facet?.field)?.values).toEqual(facet?.values);
  });

  it('refuses filters that are not single-line texts', async () => {
    expect((await site.get('/products?field.grade=%00')).statusCode).toBe(400);
    expect((await site.get('/products?field.=x')).statusCode).toBe(400);
  });
});

describe('visibility', () => {
  it('hides unpublished products from list, id, slug, search, facets and categories, and shows them to editors', async () => {
    const [product] = (await find('limit=1')).products;
    const { _id: id = '', slug = '', name = '' } = product ?? {};
    const before = (await find('')).total;
    await site.services.db.execute(sql`update products set status = 'draft' where id = ${id}`);
    expect((await find('')).total).toBe(before - 1);
    for (const path of [`/products/${id}`, `/products/${slug}`]) expect((await site.get(path)).statusCode).toBe(404);
    expect(names(await find(`search=${encodeURIComponent(name)}`))).not.toContain(name);
    expect((await site.get(`/categories?ids=${id}`)).json()).toEqual([]);
    const editor = await site.signedIn('editor');
    expect((await site.get(`/products/${id}`, editor)).statusCode).toBe(200);
    expect((await site.get('/products?status=draft', editor)).json()).toMatchObject({
      total: 1,
      products: [{ status: 'draft' }],
    });
    await site.services.db.execute(
      sql`update products set status = 'scheduled', publish_at = '2026-11-21T09:00:00Z' where id = ${id}`,
    );
    expect((await site.get(`/products/${id}`)).statusCode).toBe(404);
    site.clock.pass(2 * 3_600_000);
    expect((await site.get(`/products/${id}`)).json()).toMatchObject({ product: { status: 'published' } });
    expect((await find('')).total).toBe(before);
    await site.services.db.execute(sql`update products set status = 'published', publish_at = null where id = ${id}`);
  });
});

describe('categories', () => {
  it('is a bare array; with ids only those, in that order', async () => {
    const { products } = await find('limit=3');
    const ids = products.map(({ _id }) => _id).reverse();
    const answer: Product[] = (await site.get(`/categories?ids=${ids.join(',')},nothing`)).json();
    expect(answer.map(({ _id }) => _id)).toEqual(ids);
    expect((await site.get('/categories')).json()).toHaveLength((await find('')).total);
  });

  it('are the products that a subsector lists', async () => {
    const [subsector] = (await site.get('/subsectors')).json().subsectors;
    const { products, total } = await find(`subsector=${subsector.slug}`);
    expect(subsector.categories).toHaveLength(total);
    expect([...subsector.categories].sort()).toEqual(products.map(({ _id }) => _id).sort());
    const [bare] = (await site.get('/subsectors?categories=0')).json().subsectors;
    expect(bare.categories).toEqual([]);
  });
});

it.each(['products', 'blogs'] as const)(
  'answers the chart of an item of %s with the item alone',
  async (collection) => {
    const item = collection === 'products' ? 'product' : 'blog';
    const slug = collection === 'products' ? 'film-forming-corrosion-inhibitor-c-140' : 'ten-digs-out-of-a-thousand';
    const listed = (await site.get(`/${collection}?limit=1&search=${slug.split('-')[2]}`)).json<
      Record<string, object[]>
    >();
    expect(listed[collection]).toEqual([expect.objectContaining({ charts: [] })]);
    const { charts } =
      (await site.get(`/${collection}/${slug}`)).json<Record<string, { charts: object[] }>>()[item] ?? {};
    expect(charts).toEqual([expect.not.objectContaining({ _id: expect.anything() })]);
  },
);
