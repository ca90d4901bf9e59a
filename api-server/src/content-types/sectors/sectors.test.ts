import { testAdmin, testApp } from '../../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

const sector = (name: string) => ({ name, logo: '/api/v1/files/a.webp', description: 'Clean.' });
const add = (name: string) => site.call('POST', '/sectors', sector(name), editor);
const rename = async (id: string, name: string) =>
  (await site.call('PUT', `/sectors/${id}`, { ...sector(name) }, editor)).statusCode;

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
