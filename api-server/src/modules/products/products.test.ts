import type { Facet, Product, Sector, Subsector } from 'api-client';
import { startCareersApp, type CareersApp } from '../../../test/careers-app';

let site: CareersApp;
let editor: { authorization: string };
let water: Sector;
let membranes: Subsector;
let recycling: Subsector;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = editor) =>
  site.app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });
const visit = (url: string) => call('GET', url, undefined, {});

const addSector = async (name: string) =>
  (await call('POST', '/sectors', { name, logo: '/a.png', description: 'Works.' })).json<{ sector: Sector }>().sector;
const addSubsector = async (name: string, sectorId: string) =>
  (await call('POST', '/subsector', { name, sectorId, description: 'Works.' })).json<{ subsector: Subsector }>()
    .subsector;

const body = (facts: Record<string, unknown> = {}) => ({
  subsectorId: membranes._id,
  logo: '/api/v1/files/a.png',
  name: 'Antiscalant RO 40',
  description: 'Keeps membranes clean.',
  pdf: '/api/v1/files/a.pdf',
  customFields: [
    { fieldName: 'Grade', fieldType: 'text', fieldValue: 'Drinking water' },
    { fieldName: 'Packaging', fieldType: 'select', fieldValue: '200 L drum', options: ['200 L drum', 'Sack'] },
  ],
  ...facts,
});
const add = async (facts: Record<string, unknown> = {}) =>
  (await call('POST', '/product', body(facts))).json<Product>();
const list = async (query = '') =>
  (await visit(`/products${query}`)).json<{ products: Product[]; total: number; facets?: Facet[] }>();
const names = async (query = '') => (await list(query)).products.map(({ name }) => name);

beforeAll(async () => {
  site = await startCareersApp();
  editor = await site.signedIn('editor');
  water = await addSector('Water');
  membranes = await addSubsector('Desalination & Membranes', water._id);
  recycling = await addSubsector('Effluent & Recycling', water._id);
}, 60_000);
afterAll(() => site.close());
afterEach(async () => {
  for (const { _id } of (await call('GET', '/products?status=all')).json<{ products: Product[] }>().products)
    await call('DELETE', `/product/${_id}`);
});

describe('a product', () => {
  it('is answered itself when it is created, with logo and pdf', async () => {
    const answer = await call('POST', '/product', body());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      success: true,
      name: 'Antiscalant RO 40',
      slug: 'antiscalant-ro-40',
      logo: '/api/v1/files/a.png',
      pdf: '/api/v1/files/a.pdf',
      subsectorSlug: 'desalination-membranes',
      sectorSlug: 'water',
      version: 1,
    });
    expect(await names('?subsector=DesalinationMembranes')).toEqual(['Antiscalant RO 40']);
  });

  it('is changed as the specification says, and found by its new name', async () => {
    const { _id } = await add();
    const answer = await call('PUT', `/product/${_id}`, {
      name: ' Biocide B 7 ',
      description: 'Kills.',
      logo: '/b.png',
      pdf: '',
      customFields: [],
    });
    expect(answer.json()).toMatchObject({
      success: true,
      data: { _id, name: 'Biocide B 7', pdf: '', customFields: [], version: 2 },
    });
    expect(await names('?search=biocide')).toEqual(['Biocide B 7']);
    expect(await names('?search=antiscalant')).toEqual([]);
  });

  it('is not changed on a stale version, and the answer shows how it is now', async () => {
    const { _id } = await add();
    await call('PUT', `/product/${_id}`, { name: 'First', version: 1 });
    const stale = await call('PUT', `/product/${_id}`, { name: 'Second', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ success: false, current: { name: 'First', version: 2 } });
  });

  it('is gone everywhere once deleted, and comes back from the trash', async () => {
    const { _id, slug } = await add();
    expect((await call('DELETE', `/product/${_id}`)).json()).toEqual({
      success: true,
      message: 'Product deleted successfully',
    });
    expect((await visit(`/products/${slug}`)).statusCode).toBe(404);
    expect(await list('?facets=1')).toMatchObject({ total: 0, products: [] });
    expect((await visit('/search?search=antiscalant')).json()).toMatchObject({ results: [] });
    expect((await call('DELETE', `/product/${_id}`)).statusCode).toBe(404);
    expect((await call('POST', `/trash/products/${_id}/restore`)).statusCode).toBe(200);
    const { facets } = await list('?facets=1');
    expect(facets?.find(({ field }) => field === 'Packaging')?.values).toEqual([{ value: '200 L drum', count: 1 }]);
  });

  it('gets an address of its own beside one of the same name', async () => {
    await add();
    expect((await add()).slug).toBe('antiscalant-ro-40-2');
    expect((await call('POST', '/product', body({ slug: 'antiscalant-ro-40' }))).statusCode).toBe(409);
  });

  it('keeps HTML as the letters that were typed', async () => {
    const { slug } = await add({ name: '<b>Bold</b>', description: '<script>alert(1)</script>' });
    expect((await visit(`/products/${slug}`)).json<{ product: Product }>().product).toMatchObject({
      name: '<b>Bold</b>',
      description: '<script>alert(1)</script>',
    });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name', 'Name is required'],
    ['a long name', { name: 'x'.repeat(10_000) }, 'name', 'Name must have at most 200 characters'],
    ['a name that is an object', { name: { $ne: '' } }, 'name', 'Name must be text'],
    ['no description', { description: undefined }, 'description', 'Description is required'],
    [
      'a script for a picture',
      { logo: 'javascript:alert(1)' },
      'logo',
      'Logo must be an http(s) address or a path of this site',
    ],
    ['a subsector that is gone', { subsectorId: 'gone' }, 'subsectorId', 'There is no such subsector'],
    [
      'a field without a name',
      { customFields: [{ fieldName: '', fieldType: 'text', fieldValue: '' }] },
      'customFields.0.fieldName',
      'Field name is required',
    ],
    [
      'a field of no known type',
      { customFields: [{ fieldName: 'A', fieldType: 'colour', fieldValue: '' }] },
      'customFields.0.fieldType',
      undefined,
    ],
    [
      'a value of 10,001 characters',
      { customFields: [{ fieldName: 'A', fieldType: 'textarea', fieldValue: 'x'.repeat(10_001) }] },
      'customFields.0.fieldValue',
      undefined,
    ],
  ])('is refused with the name of the failing field: %s', async (_, facts, path, message) => {
    const answer = await call('POST', '/product', body(facts));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { path: string }[] }>().errors).toContainEqual(
      message === undefined ? expect.objectContaining({ path }) : { path, message },
    );
  });

  it('takes a value of exactly 10,000 characters', async () => {
    const value = 'x'.repeat(10_000);
    expect(
      (await add({ customFields: [{ fieldName: 'A', fieldType: 'textarea', fieldValue: value }] })).customFields[0]
        ?.fieldValue,
    ).toBe(value);
  });

  it('is written by editors only', async () => {
    const { _id } = await add();
    const recruiter = await site.signedIn('recruiter');
    for (const [method, url] of [
      ['POST', '/product'],
      ['PUT', `/product/${_id}`],
      ['DELETE', `/product/${_id}`],
    ] as const) {
      expect((await call(method, url, method === 'DELETE' ? undefined : body(), {})).statusCode).toBe(401);
      expect((await call(method, url, method === 'DELETE' ? undefined : body(), recruiter)).statusCode).toBe(403);
    }
  });
});

describe('lists of products', () => {
  it('are searched by a part of the name, whatever its case, where letters are letters', async () => {
    await add({ name: 'Alpha 100 % pure' });
    await add({ name: 'Beta' });
    expect(await names('?name=PURE')).toEqual(['Alpha 100 % pure']);
    expect(await names('?name=%25')).toEqual(['Alpha 100 % pure']);
    expect(await names('?name=_')).toEqual([]);
  });

  it('are paged by number', async () => {
    for (const name of ['A', 'B', 'C']) await add({ name });
    expect(await names('?sort=name&limit=2&page=2')).toEqual(['C']);
    expect(await names('?sort=-name&limit=2&page=1')).toEqual(['C', 'B']);
    expect((await visit('/products?limit=2&page=0')).statusCode).toBe(400);
  });

  it('have facets of sectors, sections and choices with counts', async () => {
    await add({ name: 'A' });
    await add({
      name: 'B',
      subsectorId: recycling._id,
      customFields: [{ fieldName: 'Packaging', fieldType: 'select', fieldValue: 'Sack' }],
    });
    const facetOf = async (query: string, field: string) =>
      (await list(`?facets=1${query}`)).facets?.find((facet) => facet.field === field)?.values;
    expect(await facetOf('', 'sector')).toEqual([{ value: 'water', count: 2 }]);
    expect(await facetOf('', 'subsector')).toEqual([
      { value: 'desalination-membranes', count: 1 },
      { value: 'effluent-recycling', count: 1 },
    ]);
    expect(await facetOf('&subsector=effluent-recycling', 'subsector')).toHaveLength(2);
    expect(await facetOf('&field.Packaging=Sack', 'sector')).toEqual([{ value: 'water', count: 1 }]);
    expect(await names('?field.Packaging=Sack&field.Packaging=200%20L%20drum')).toEqual(['A', 'B']);
  });
});

describe('the search over everything', () => {
  const search = async (query: string) =>
    (await visit(`/search?${query}`)).json<{
      results: { kind: string; title: string; path: string }[];
      counts: { kind: string; count: number }[];
    }>();

  it('forgives typing errors and the order of words, and names the page', async () => {
    await add();
    const { results } = await search('search=RO%20antiscalent');
    expect(results[0]).toMatchObject({
      kind: 'product',
      title: 'Antiscalant RO 40',
      path: '/offerings/water/desalination-membranes/antiscalant-ro-40',
    });
  });

  it('finds sectors, sections and jobs, with the number of each kind', async () => {
    await call(
      'POST',
      '/job-postings',
      { title: 'Membrane chemist', location: 'Surat', role: [], detail: 'Work.' },
      await site.signedIn('recruiter'),
    );
    const { results, counts } = await search('search=membrane');
    expect(results.map(({ kind }) => kind).sort()).toEqual(['job', 'subsector']);
    expect(counts).toContainEqual({ kind: 'job', count: 1 });
    expect((await search('search=membrane&kind=job')).results.map(({ kind }) => kind)).toEqual(['job']);
    expect((await search('search=watre')).results[0]).toMatchObject({ kind: 'sector', path: '/offerings/water' });
  });

  it.each(['%25', '%27', '.*', '%5C', '_'])('reads %s as letters that nothing has', async (text) => {
    expect(await search(`search=${text}`)).toMatchObject({ results: [], counts: [] });
  });

  it('needs something to search for', async () => {
    expect((await visit('/search?search=')).statusCode).toBe(400);
    expect((await visit('/search?search=a&kind=secret')).statusCode).toBe(400);
  });

  it('shows no drafts', async () => {
    await add({ status: 'draft' });
    expect((await search('search=antiscalant')).results).toEqual([]);
  });
});

describe('sectors and subsectors', () => {
  it('say what the specification says', async () => {
    const sector = await call('POST', '/sectors', { name: 'Hydrogen', logo: '/h.png', description: 'Light.' });
    expect(sector.json()).toMatchObject({ message: 'Sector added successfully', sector: { slug: 'hydrogen' } });
    const { _id } = sector.json<{ sector: Sector }>().sector;
    const subsector = await addSubsector('Electrolysers', _id);
    expect((await call('DELETE', `/sectors/${_id}`)).json()).toMatchObject({
      success: false,
      message: 'This sector still has 1 subsector. Delete or move them first.',
    });
    expect((await call('DELETE', `/subsector/${subsector._id}`)).json()).toEqual({
      success: true,
      message: 'Subsector deleted successfully',
    });
    expect((await call('DELETE', `/sectors/${_id}`)).statusCode).toBe(200);
  });

  it('are not deleted while products stand below their address', async () => {
    await add();
    const answer = await call('DELETE', `/subsector/${membranes._id}`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'This subsector still has 1 product. Delete or move them first.',
    ]);
  });

  it('take their products along to another sector', async () => {
    const other = await addSector('Desert');
    const dunes = await addSubsector('Dunes', water._id);
    const { _id } = await add({ subsectorId: dunes._id });
    await call('PUT', `/subsector/${dunes._id}`, { sectorId: other._id });
    expect(await names('?sector=desert')).toEqual(['Antiscalant RO 40']);
    expect((await visit(`/products/${_id}`)).json<{ product: Product }>().product.sectorSlug).toBe('desert');
  });

  it('order their products by their ids, and ignore ids that point nowhere', async () => {
    const first = await add({ name: 'A' });
    const second = await add({ name: 'B', subsectorId: recycling._id });
    const answer = await call('PUT', `/subsector/${membranes._id}`, { categories: [second._id, 'nowhere', first._id] });
    expect(answer.json<{ subsector: Subsector }>().subsector.categories).toEqual([second._id, first._id]);
    expect(await names(`?subsector=${membranes._id}&sort=name`)).toEqual(['A', 'B']);
    expect(
      (await list('?facets=1&subsector=effluent-recycling')).facets?.find(({ field }) => field === 'Packaging'),
    ).toBeUndefined();
  });

  it('are refused below a sector that is gone', async () => {
    expect((await call('POST', '/subsector', { name: 'X', sectorId: 'gone', description: 'Y' })).json()).toMatchObject({
      message: 'There is no such sector',
    });
  });
});
