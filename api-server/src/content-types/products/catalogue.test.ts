import type { Product, Subsector } from 'api-client';
import { eq } from 'drizzle-orm';
import { testAdmin, testApp } from '../../../test/harness';
import { products as table } from '../../database/schema';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');

const list = async (query = '') =>
  (await site.get(`/products?limit=20${query}`)).json<{ products: Product[]; total: number }>();

it('queries only the revision and the rows while the catalogue is unchanged', async () => {
  const before = await list();
  const asked = jest.spyOn(site.services.db, 'select');
  try {
    expect(await list()).toEqual(before);
    // The query of the revision was prepared by the first list.
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    asked.mockRestore();
  }
});

it('shows every change at once: of the name of a place, of hidden products, of a number', async () => {
  const { products, total } = await list();
  const [first] = products;
  if (!first) throw new Error('There are no products');
  await site.call('PUT', `/subsector/${first.subsectorId}`, { name: 'Renamed' }, editor);
  expect((await list()).products[0]).toMatchObject({ _id: first._id, subsectorName: 'Renamed' });
  await site.call('PUT', `/product/${first._id}`, { status: 'draft', unpublish: true }, editor);
  expect((await list()).total).toBe(total - 1);
  const inPlace = (await list(`&subsector=${first.subsectorId}`)).total;
  const publishAt = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const scheduled = { status: 'scheduled', publishAt, unpublish: true };
  await site.call('PUT', `/subsector/${first.subsectorId}`, scheduled, editor);
  await site.call('PUT', `/product/${first._id}`, { status: 'scheduled', publishAt }, editor);
  expect((await list()).total).toBe(total - 1 - inPlace);
  // Nothing is stored at the scheduled moment.
  site.clock.pass(60_000);
  const shown = await list();
  expect(shown.total).toBe(total);
  expect(shown.products[0]?._id).toBe(first._id);
});

it('puts products that a release moves into one subsector behind each other, in the order of the release', async () => {
  const { products } = await list();
  const [target, ...others] = products;
  const moved = others.filter(({ subsectorId }) => subsectorId !== target?.subsectorId).slice(0, 3);
  if (!target || moved.length < 3) throw new Error('The list has too few products');
  const made = await site.call('POST', '/releases', { name: 'Moves' }, editor);
  const url = `/releases/${made.json<{ release: { _id: string } }>().release._id}`;
  for (const { _id, updatedAt } of moved) {
    const body = { fields: { subsectorId: target.subsectorId }, version: Date.parse(updatedAt) };
    expect((await site.call('PUT', `/pending-changes/products/${_id}`, body, editor)).statusCode).toBe(200);
    await site.call('PUT', `${url}/items/products/${_id}`, { action: 'publish' }, editor);
  }
  expect((await site.call('POST', `${url}/publish`, {}, editor)).statusCode).toBe(200);
  const { subsectors } = (await site.get('/subsectors')).json<{ subsectors: Subsector[] }>();
  const categories = subsectors.find(({ _id }) => _id === target.subsectorId)?.categories;
  expect(categories?.slice(-3)).toEqual(moved.map(({ _id }) => _id).sort());
  const { order, subsectorId } = table;
  const isThere = eq(subsectorId, target.subsectorId);
  const places = (await site.services.db.select({ order }).from(table).where(isThere)).map((row) => row.order);
  expect(new Set(places).size).toBe(places.length);
});
