import type { MissingAddress } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { cleanUpMissing } from './missing-addresses';

const site = testApp({ content: true });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');

const leadsTo = async (path: string): Promise<string> =>
  (await site.get(`/former-addresses?path=${encodeURIComponent(path)}`)).json<{ to: string }>().to;
const redirect = (from: string, to: string, more: object = {}) =>
  site.call('POST', '/redirects', { from, to, ...more }, owner);
const missing = async (): Promise<MissingAddress[]> =>
  (await site.get('/missing-addresses', owner)).json<{ addresses: MissingAddress[] }>().addresses;
const report = (...addresses: { path: string; count: number }[]) =>
  site.call('POST', '/missing-addresses', { addresses });

interface Named {
  _id: string;
  slug: string;
  sectorId: string;
  sectorSlug: string;
}
const sectors = async () => (await site.get('/sectors')).json<Named[]>();
const subsectors = async () => (await site.get('/subsectors')).json<{ subsectors: Named[] }>().subsectors;

it("follows an owner's redirect, however the old address is spelt", async () => {
  expect((await redirect('/Old Shop/', '/products?sector=water#list')).statusCode).toBe(201);
  for (const path of ['/old shop', '/OLD%20Shop/', '/old%20shop']) {
    expect(await leadsTo(path)).toBe('/products?sector=water#list');
  }
  expect(await leadsTo('/old')).toBe('');
  await redirect('/partner', 'https://partner.example/über');
  expect(await leadsTo('/partner')).toBe('https://partner.example/%C3%BCber');
});

it('does not follow a draft, or a redirect in the trash', async () => {
  const { redirect: draft } = (await redirect('/a-draft', '/products', { status: 'draft' })).json<{
    redirect: Named;
  }>();
  expect(await leadsTo('/a-draft')).toBe('');
  await site.call('PUT', `/redirects/${draft._id}`, { status: 'published' }, owner);
  expect(await leadsTo('/a-draft')).toBe('/products');
  await site.call('DELETE', `/redirects/${draft._id}`, undefined, owner);
  expect(await leadsTo('/a-draft')).toBe('');
});

it.each([
  ['old', '/products', 'from'],
  ['//elsewhere.example', '/products', 'from'],
  ['/', '/products', 'from'],
  ['/old', 'javascript:alert(1)', 'to'],
  ['/old', '//elsewhere.example', 'to'],
  ['/old', '/OLD/', 'to'],
])('refuses a redirect from %s to %s', async (from, to, field) => {
  const answer = await redirect(from, to);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path: field }] });
});

it('refuses two redirects from one address, and redirects in a circle', async () => {
  await redirect('/one', '/two');
  expect((await redirect('/ONE', '/three')).statusCode).toBe(409);
  await redirect('/two', '/three');
  expect((await redirect('/three', '/one')).json()).toMatchObject({ errors: [{ path: 'to' }] });
});

it('lets only owners change redirects and see missing addresses', async () => {
  expect((await site.call('POST', '/redirects', { from: '/x', to: '/y' }, editor)).statusCode).toBe(403);
  expect((await site.get('/missing-addresses', editor)).statusCode).toBe(403);
});

it('leads from the old address of a sector or subsector to the current one', async () => {
  const [section] = await subsectors();
  if (!section) throw new Error('There is no section');
  const { sectorId, sectorSlug } = section;
  await site.call('PUT', `/sectors/${sectorId}`, { slug: 'renamed-sector' }, owner);
  expect(await leadsTo(`/offerings/${sectorSlug}`)).toBe('/offerings/renamed-sector');
  expect(await leadsTo(`/offerings/${sectorSlug}/${section.slug}`)).toBe(`/offerings/renamed-sector/${section.slug}`);
  const other = (await sectors()).find(({ _id }) => _id !== sectorId);
  if (!other) throw new Error('There is no other sector');
  expect(await leadsTo(`/offerings/${other.slug}/${section.slug}`)).toBe('');
  await site.call('PUT', `/subsector/${section._id}`, { sectorId: other._id }, owner);
  expect(await leadsTo(`/offerings/renamed-sector/${section.slug}`)).toBe(`/offerings/${other.slug}/${section.slug}`);
});

it('counts missing addresses by their paths, until one is dismissed or redirected', async () => {
  expect((await report({ path: '/Gone', count: 2 }, { path: '/gone/', count: 1 })).statusCode).toBe(204);
  await report(
    { path: '/gone', count: 1 },
    { path: '/rare', count: 1 },
    { path: '/reset/jane@mail.example', count: 9 },
  );
  expect(await missing()).toMatchObject([
    { path: '/gone', count: 4 },
    { path: '/rare', count: 1 },
  ]);
  await redirect('/gone', '/products');
  const [rare, ...others] = await missing();
  expect(others).toEqual([]);
  expect((await site.call('DELETE', `/missing-addresses/${rare?._id}`, undefined, owner)).statusCode).toBe(200);
  expect(await missing()).toEqual([]);
});

it('leaves paths that cannot be decoded as they are', async () => {
  expect((await report({ path: '/a%00b', count: 1 }, { path: '/100%', count: 1 })).statusCode).toBe(204);
  expect((await missing()).map(({ path }) => path)).toEqual(expect.arrayContaining(['/a%00b', '/100%']));
  expect(await leadsTo('/offerings/a%00b')).toBe('');
});

it('stores the most recently requested addresses, and deletes old ones', async () => {
  for (let batch = 0; batch < 11; batch += 1) {
    await report(...Array.from({ length: 100 }, (_, at) => ({ path: `/${batch}-${at}`, count: 1 })));
    site.clock.pass(1_000);
  }
  const listed = (await missing()).map(({ path }) => path);
  expect([listed.length, listed.includes('/0-5'), listed.includes('/10-5')]).toEqual([1_000, false, true]);
  site.clock.pass(91 * DAY);
  await cleanUpMissing(site.services);
  const headers = await site.signedIn('owner');
  expect((await site.app.inject({ url: '/api/v1/missing-addresses', headers })).json()).toMatchObject({
    addresses: [],
  });
});
