import type { Product } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

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
