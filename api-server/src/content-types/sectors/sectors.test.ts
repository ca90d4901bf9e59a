import { testAdmin, testApp } from '../../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

const made = (name: string) => ({ name, logo: '/api/v1/files/a.webp', description: 'Clean.' });
const add = (name: string) => site.call('POST', '/sectors', made(name), editor);
const rename = async (id: string, name: string) =>
  (await site.call('PUT', `/sectors/${id}`, { ...made(name) }, editor)).statusCode;

it('refuses a second sector of the same name, at the field, until the first is deleted', async () => {
  const { _id: first } = (await add('Água')).json<{ sector: { _id: string } }>().sector;
  const { _id: second } = (await add('Wind')).json<{ sector: { _id: string } }>().sector;
  const refused = await add('agua');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    errors: [{ path: 'name', message: 'There is already a sector of this name' }],
  });
  expect(await rename(second, 'ÁGUA')).toBe(400);
  expect(await rename(first, 'ÁGUA')).toBe(200);
  await site.call('DELETE', `/sectors/${first}`, undefined, editor);
  expect(await rename(second, 'Agua')).toBe(200);
});

const CHART = { title: 'Time lost', shape: 'line', unit: 'hours', data: '2024;9.4\n2025;3.1', source: 'Reports' };

it('answers the chart of a sector with the sector alone, and its id to editors alone', async () => {
  const { sector } = (
    await site.call('POST', '/sectors', { ...made('Drilling'), status: 'published', charts: [CHART] }, editor)
  ).json<{ sector: { _id: string; slug: string; charts: object[] } }>();
  expect(sector.charts).toEqual([{ ...CHART, _id: expect.any(String) }]);
  expect((await site.get(`/sectors/${sector.slug}`)).json()).toMatchObject({ sector: { charts: [CHART] } });
  expect((await site.get(`/sectors/${sector.slug}`)).body).not.toContain(JSON.stringify(sector.charts[0]));
  const listed = (await site.get('/sectors')).json<{ _id: string; charts: object[] }[]>();
  expect(listed.find(({ _id }) => _id === sector._id)?.charts).toEqual([]);
  // A save from a list leaves the chart as it is.
  expect(await rename(sector._id, 'Wells')).toBe(200);
  expect((await site.get(`/sectors/${sector._id}`, editor)).json()).toMatchObject({
    sector: { name: 'Wells', charts: sector.charts },
  });
});

it('names the line of a chart that cannot be drawn, unless the sector is a draft', async () => {
  const wrong = { ...made('Refining'), charts: [{ ...CHART, data: '2024;9.4\n2025;many' }] };
  const refused = await site.call('POST', '/sectors', { ...wrong, status: 'published' }, editor);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    errors: [{ path: 'charts.0.data', message: expect.stringMatching(/^Line 2: “many” is not a number/) }],
  });
  expect((await site.call('POST', '/sectors', { ...wrong, status: 'draft' }, editor)).statusCode).toBe(201);
});
