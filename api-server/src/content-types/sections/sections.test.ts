import type { Section } from 'api-client';
import { testApp, testAdmin } from '../../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

const URL = '/api/v1/sections';
const add = async (payload: object) =>
  (await site.app.inject({ method: 'POST', url: URL, headers: editor, payload })).json<{ section: Section }>().section;
const order = (payload: object) => site.app.inject({ method: 'PUT', url: `${URL}/order`, headers: editor, payload });

it('adds new sections last and reorders all of a page', async () => {
  const one = await add({ page: 'about', kind: 'text', heading: 'One' });
  const two = await add({ page: 'about', kind: 'text', heading: 'Two' });
  const elsewhere = await add({ page: 'home', kind: 'text', heading: 'Elsewhere' });
  expect(two.order).toBeGreaterThan(one.order);

  const moved = await order({ page: 'about', ids: [two._id, one._id] });
  expect(moved.statusCode).toBe(200);
  expect(moved.json<{ sections: Section[] }>().sections.map(({ heading }) => heading)).toEqual(['Two', 'One']);
  const shown = await site.app.inject({ url: `${URL}?page=about` });
  expect(shown.json<{ sections: Section[] }>().sections.map(({ heading }) => heading)).toEqual(['Two', 'One']);

  expect((await order({ page: 'about', ids: [two._id, elsewhere._id] })).statusCode).toBe(400);
  expect((await order({ page: 'about', ids: [two._id, two._id] })).statusCode).toBe(400);
  expect((await order({ page: 'about', ids: [two._id] })).statusCode).toBe(409);
});

it('hides sections that an editor has hidden', async () => {
  const hidden = await add({ page: 'home', kind: 'text', heading: 'Hidden', visible: false });
  const shown = await site.app.inject({ url: `${URL}?page=home` });
  expect(shown.body).not.toContain(hidden._id);
  const all = await site.app.inject({ url: `${URL}?page=home&status=all`, headers: editor });
  expect(all.body).toContain(hidden._id);
});

it('refuses an item colour that is invalid', async () => {
  const items = [{ years: '2005-2006', text: 'x', bgColor: 'url(javascript:x)' }];
  const answer = await site.app.inject({
    method: 'POST',
    url: URL,
    headers: editor,
    payload: { page: 'about', kind: 'timeline', heading: 'Timeline', items },
  });
  expect(answer.statusCode).toBe(400);
});
