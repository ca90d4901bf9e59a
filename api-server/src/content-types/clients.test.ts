import { testApp, testAdmin } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

interface Answer {
  message: string;
  client: { _id: string; order: number; version: number };
  feedback: { _id: string; order: number; version: number };
}

describe.each([
  ['clients', 'client', { name: 'Ashvini Refining', logo: '/api/v1/files/a.webp' }, 'Client'],
  ['feedbacks', 'feedback', { name: 'Farida', message: 'They measured first.', rating: 5 }, 'Testimonial'],
] as const)('%s', (path, field, payload, what) => {
  const url = `/api/v1/${path}`;
  const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, body?: object) =>
    site.app.inject({ method, url: address, headers: editor, ...(body && { payload: body }) });

  it('are added last, changed, reordered, hidden and deleted', async () => {
    const first = (await send('POST', url, payload)).json<Answer>();
    expect(first.message).toBe(`${what} added successfully`);
    const second = (await send('POST', url, payload)).json<Answer>();
    expect(second[field].order).toBe(first[field].order + 1);

    const placed = await send('PUT', `${url}/${second[field]._id}`, { order: 0, version: 1 });
    expect(placed.json<Answer>()[field]).toMatchObject({ order: 0, version: 2 });
    expect((await send('PUT', `${url}/${second[field]._id}`, { order: 1, version: 1 })).statusCode).toBe(409);

    await send('PUT', `${url}/${first[field]._id}`, { visible: false });
    expect((await site.app.inject({ url })).body).not.toContain(first[field]._id);
    expect((await send('DELETE', `${url}/${first[field]._id}`)).json<Answer>().message).toBe(
      `${what} deleted successfully`,
    );
    expect((await send('DELETE', `${url}/${first[field]._id}`)).statusCode).toBe(404);
  });

  it('only editors write them', async () => {
    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    const recruiter = await site.signedIn('recruiter');
    expect((await site.app.inject({ method: 'POST', url, payload, headers: recruiter })).statusCode).toBe(403);
  });
});

it('shows visitors no sector that they cannot see', async () => {
  const addSector = async (name: string, status: string) => {
    const payload = { name, description: 'Work.', logo: '/api/v1/files/a.webp', status };
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/sectors', headers: editor, payload });
    return answer.json<{ sector: { _id: string } }>().sector._id;
  };
  const [shown, hidden] = [await addSector('Upstream', 'published'), await addSector('Secret', 'draft')];
  const payload = { name: 'Named', logo: '/api/v1/files/a.webp', sectorIds: [hidden, shown] };
  await site.app.inject({ method: 'POST', url: '/api/v1/clients', headers: editor, payload });
  const read = async (headers = {}) => {
    const answer = await site.app.inject({ url: '/api/v1/clients?search=Named', headers });
    return answer.json<{ clients: { sectorIds: string[] }[] }>().clients[0]?.sectorIds;
  };
  expect(await read()).toEqual([shown]);
  expect(await read(await site.signedIn('recruiter'))).toEqual([shown]);
  expect(await read(editor)).toEqual([hidden, shown]);
});
