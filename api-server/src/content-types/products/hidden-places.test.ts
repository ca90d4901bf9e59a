import { eq } from 'drizzle-orm';
import { testAdmin, testApp } from '../../../test/harness';
import { HOUR } from '../../clock';
import { products, sectors, subsectors } from '../../database/schema';
import { mappedPages, mappedProducts, countProducts } from '../../modules/seo/sitemap';
import { findShareSubject } from '../../modules/seo/share-subject';
import { listCategories } from './service';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');
/** A product with its places, and another in the same sector but another subsector. */
let product: typeof products.$inferSelect;
let subsector: typeof subsectors.$inferSelect;
let sector: typeof sectors.$inferSelect;

beforeAll(async () => {
  const { db } = site.services;
  const rows = await db.select().from(products).where(eq(products.status, 'published')).orderBy(products.id);
  const found = rows.find(({ choices }) => choices.length > 0);
  if (!found) throw new Error('No product has a select-type field');
  product = found;
  const [inSubsector] = await db.select().from(subsectors).where(eq(subsectors.id, product.subsectorId));
  const [inSector] = await db.select().from(sectors).where(eq(sectors.id, product.sectorId));
  if (!inSubsector || !inSector) throw new Error('The product lies nowhere');
  [subsector, sector] = [inSubsector, inSector];
});

const json = async (path: string, headers = {}) => (await site.get(path, headers)).json();
const status = async (path: string, headers = {}) => (await site.get(path, headers)).statusCode;
const isIn = (items: { _id: string }[], id: string) => items.some(({ _id }) => _id === id);

/** Every result in which a visitor could find the product or the subsector. */
async function seen() {
  const word = product.name.split(' ')[0] ?? '';
  const list = await json('/products?limit=100&facets=1');
  const whole = await json('/products');
  const narrowed = await json(`/products?subsector=${subsector.slug}`);
  const search = await json(`/products?search=${encodeURIComponent(product.name)}`);
  const everywhere = await json(`/search?search=${encodeURIComponent(subsector.name)}`);
  const facet = (name: string): { value: string; count: number }[] =>
    list.facets.find(({ field }: { field: string }) => field === name)?.values ?? [];
  return {
    page: await status(`/products/${product.id}`),
    slug: await status(`/products/${product.slug}`),
    listed: isIn(whole.products, product.id),
    counted: whole.total === whole.products.length && list.total === whole.products.length,
    narrowed: narrowed.total,
    found: isIn(search.products, product.id),
    byName: isIn((await json(`/products?name=${encodeURIComponent(word)}`)).products, product.id),
    subsectorFacet: facet('subsector').some(({ value }) => value === subsector.slug),
    category: isIn(await json(`/categories?ids=${product.id}`), product.id),
    categories: isIn(await json('/categories'), product.id),
    subsectorPage: await status(`/subsectors/${subsector.slug}`),
    subsectorListed: isIn((await json('/subsectors')).subsectors, subsector.id),
    subsectorFound: isIn(everywhere.results, subsector.id),
    mapped: (await mappedPages(site.services)).some(({ path }) => path.endsWith(`/${subsector.slug}`)),
    productMapped: (await mappedProducts(site.services, 0)).some(({ path }) => path.endsWith(`/${product.slug}`)),
    mapsAgree: (await countProducts(site.services)) === whole.total,
    picture: await findShareSubject(site.services, 'products', product.slug, undefined).then(
      () => true,
      () => false,
    ),
    enquired: (await listCategories(site.services, product.id)).length,
  };
}

const VISIBLE = {
  ...{ page: 200, slug: 200, listed: true, counted: true, found: true, byName: true },
  ...{ narrowed: expect.any(Number), subsectorFacet: true, category: true, categories: true, subsectorPage: 200 },
  ...{ subsectorListed: true, subsectorFound: true, mapped: true, productMapped: true, mapsAgree: true, picture: true },
  enquired: 1,
};
const HIDDEN = {
  ...{ page: 404, slug: 404, listed: false, counted: true, found: false, byName: false },
  ...{ narrowed: 0, subsectorFacet: false, category: false, categories: false, subsectorPage: 404 },
  ...{ subsectorListed: false, subsectorFound: false, mapped: false, productMapped: false, mapsAgree: true },
  ...{ picture: false, enquired: 0 },
};

const inOneHour = () => new Date(site.clock.now().getTime() + HOUR).toISOString();

describe.each([
  ['a subsector', () => `/subsector/${subsector.id}`],
  ['a sector', () => `/sectors/${sector.id}`],
])('a product in %s', (_what, address) => {
  afterEach(() => site.call('PUT', address(), { status: 'published' }, editor));

  it('is visible while that is published', async () => {
    expect(await seen()).toEqual(VISIBLE);
  });

  it('is invisible while that is a draft, and not counted', async () => {
    expect((await site.call('PUT', address(), { status: 'draft', unpublish: true }, editor)).statusCode).toBe(200);
    expect(await seen()).toEqual(HIDDEN);
  });

  it('is invisible until the scheduled moment of that', async () => {
    await site.call('PUT', address(), { status: 'scheduled', publishAt: inOneHour(), unpublish: true }, editor);
    expect(await seen()).toEqual(HIDDEN);
    site.clock.pass(HOUR);
    expect(await seen()).toEqual(VISIBLE);
  });

  it('is still visible to editors', async () => {
    Object.assign(editor, await site.signedIn('editor'));
    await site.call('PUT', address(), { status: 'draft', unpublish: true }, editor);
    expect(await status(`/products/${product.slug}`, editor)).toBe(200);
    expect(await status(`/subsectors/${subsector.slug}`, editor)).toBe(200);
    expect(await status(`/products/${product.slug}`, await site.signedIn('recruiter'))).toBe(404);
    expect(isIn((await json('/products?status=all&limit=100', editor)).products, product.id)).toBe(true);
    expect(isIn((await json('/subsectors?status=all', editor)).subsectors, subsector.id)).toBe(true);
  });
});

it('is invisible if its place was trashed directly in the database', async () => {
  const { db } = site.services;
  await db.update(subsectors).set({ status: 'trashed' }).where(eq(subsectors.id, subsector.id));
  expect(await seen()).toEqual(HIDDEN);
  await db.update(subsectors).set({ status: 'published' }).where(eq(subsectors.id, subsector.id));
  expect(await seen()).toEqual(VISIBLE);
});

it('counts the values of a field without hidden products', async () => {
  const countOf = async () => {
    const { facets } = await json('/products?facets=1');
    const own = facets.filter(({ field }: { field: string }) => field !== 'sector' && field !== 'subsector');
    return own
      .flatMap(({ values }: { values: { count: number }[] }) => values)
      .reduce((n: number, value: { count: number }) => n + value.count, 0);
  };
  const before = await countOf();
  Object.assign(editor, await site.signedIn('editor'));
  await site.call('PUT', `/sectors/${sector.id}`, { status: 'draft', unpublish: true }, editor);
  expect(await countOf()).toBeLessThan(before);
  await site.call('PUT', `/sectors/${sector.id}`, { status: 'published' }, editor);
  expect(await countOf()).toBe(before);
});

it('shows no inner service of an unpublished service', async () => {
  const { services } = await json('/services');
  const parent =
    services.find(({ innerServices }: { innerServices: object[] }) => innerServices.length > 0) ?? services[0];
  const inner = await site.call('POST', `/services/${parent._id}/inner`, { title: 'Quiet part', desc: 'x' }, editor);
  expect(inner.statusCode).toBe(201);
  expect((await site.get('/services')).body).toContain('Quiet part');
  await site.call('PUT', `/services/${parent._id}`, { status: 'draft', unpublish: true }, editor);
  expect((await site.get('/services')).body).not.toContain('Quiet part');
  expect((await site.get('/search?search=Quiet+part')).body).not.toContain('Quiet part');
});
