import type { Product } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');

const LOGO = '/api/v1/files/a.webp';
const PICTURES = [
  { url: '/api/v1/files/b.webp', alt: 'A drum of it' },
  { url: '/api/v1/files/c.webp', alt: 'The pump that doses it' },
];
const add = async (more: object = {}) => {
  const { subsectors } = (await site.get('/subsectors')).json<{ subsectors: { _id: string }[] }>();
  const body = { subsectorId: subsectors[0]?._id, name: 'Pictured', description: 'Seen.', logo: LOGO, ...more };
  return site.post('/product', body, editor);
};

it('has further pictures in an order, each with a description; none by default', async () => {
  expect((await add()).json<Product>().pictures).toEqual([]);
  const { _id } = (await add({ name: 'Pictured twice', pictures: PICTURES })).json<Product>();
  const turned = [...PICTURES].reverse();
  await site.call('PUT', `/product/${_id}`, { pictures: turned }, editor);
  expect((await site.get(`/products/${_id}`)).json()).toMatchObject({ product: { logo: LOGO, pictures: turned } });
  // An update without pictures leaves them as they are.
  await site.call('PUT', `/product/${_id}`, { description: 'Seen twice.' }, editor);
  const revisions = await site.get(`/products/${_id}/revisions`, editor);
  expect(revisions.json()).toMatchObject({ revisions: expect.arrayContaining([expect.anything()]) });
  await site.post(`/products/${_id}/revisions/1/restore`, {}, editor);
  expect((await site.get(`/products/${_id}`)).json()).toMatchObject({ product: { pictures: PICTURES } });
});

it.each([
  ['no description', [{ url: '/api/v1/files/b.webp', alt: ' ' }]],
  ['a script', [{ url: 'javascript:alert(1)', alt: 'A drum' }]],
  ['too many', Array.from({ length: 13 }, () => PICTURES[0])],
])('refuses %s', async (_, pictures) => {
  const { statusCode, body } = await add({ name: 'Refused', pictures });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('pictures')]);
});
