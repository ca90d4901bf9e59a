import type { JobPosting } from 'api-client';
import { testApp, testAdmin } from '../../../test/harness';
import { addJob } from '../../../test/jobs';
import { jobPostings } from '../../database/schema';

const careers = testApp();
const recruiter = testAdmin(careers, 'recruiter');
beforeEach(async () => void (await careers.services.db.delete(jobPostings)));

const URL = '/api/v1/job-postings';
const list = async (query = '', headers = {}) =>
  (await careers.app.inject({ url: `${URL}${query}`, headers })).json<{ jobPostings: JobPosting[]; total: number }>();
const titles = async (query = '') => (await list(query)).jobPostings.map(({ title }) => title);
const put = (id: string, payload: object) =>
  careers.app.inject({ method: 'PUT', url: `${URL}/${id}`, payload, headers: recruiter });

it('adds an open, published job with a unique address', async () => {
  const first = await addJob(careers, { validThrough: '2027-01-31T12:00:00Z' });
  const second = await addJob(careers);
  expect(first).toMatchObject({
    slug: 'mud-engineer',
    state: 'open',
    status: 'published',
    validThrough: '2027-01-31',
    version: 1,
  });
  expect(second.slug).toBe('mud-engineer-2');
  expect(await titles()).toHaveLength(2);
});

it('refuses writes of visitors', async () => {
  const { _id } = await addJob(careers);
  for (const [method, url] of [
    ['POST', URL],
    ['PUT', `${URL}/${_id}`],
    ['DELETE', `${URL}/${_id}`],
  ] as const) {
    expect(
      (await careers.app.inject({ method, url, ...(method !== 'DELETE' && { payload: { title: 'x' } }) })).statusCode,
    ).toBe(401);
  }
});

it('names the missing fields', async () => {
  const answer = await careers.app.inject({ method: 'POST', url: URL, payload: {}, headers: recruiter });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    'title',
    'location',
    'detail',
  ]);
});

it('filters by several values and by role', async () => {
  await addJob(careers, { title: 'A', location: 'Jorhat', role: ['Field', 'Engineer'] });
  await addJob(careers, { title: 'B', location: 'Mumbai', role: ['Laboratory'] });
  await addJob(careers, { title: 'C', location: 'Vadodara', role: [] });
  expect((await titles('?location=Jorhat&location=Mumbai')).sort()).toEqual(['A', 'B']);
  expect((await titles('?role=engineer&role=Laboratory')).sort()).toEqual(['A', 'B']);
  expect(await titles('?sort=-name&limit=2')).toEqual(['C', 'B']);
  expect(await titles('?search=%25')).toEqual([]);
});

it('takes every search literally, word by word', async () => {
  await addJob(careers, { title: 'Mud engineer', location: 'Jorhat', role: ['Field'], detail: 'Tests the mud.' });
  await addJob(careers, { title: 'Chemist', role: ['Laboratory'], employmentType: 'Contract', department: 'Research' });
  expect(await titles('?search=ENGINEER+jorhat+tests+field')).toEqual(['Mud engineer']);
  expect(await titles('?search=contract+laboratory+research')).toEqual(['Chemist']);
  for (const sign of ['.*', '_', '%25', '%5C', "'"]) expect(await titles(`?search=${sign}`)).toEqual([]);
});

it('answers a page by its number', async () => {
  for (const title of ['A', 'B', 'C', 'D', 'E']) await addJob(careers, { title });
  expect(await titles('?sort=name&limit=2&page=2')).toEqual(['C', 'D']);
  expect(await titles('?sort=name&limit=2&page=9')).toEqual([]);
  expect((await list('?limit=2&page=3')).total).toBe(5);
  expect((await careers.app.inject(`${URL}?page=2`)).json()).toMatchObject({ errors: [{ path: 'page' }] });
  expect((await careers.app.inject(`${URL}?limit=2&page=0`)).statusCode).toBe(400);
});

it('counts the values of each filter among the results of the search and the other filters', async () => {
  await addJob(careers, { title: 'Mud engineer', location: 'Jorhat', role: ['Engineer', 'Field', 'Field'] });
  await addJob(careers, { title: 'Chemist', location: 'Vadodara', role: ['Laboratory'], department: 'Research' });
  await addJob(careers, { title: 'Intern', location: 'vadodara', role: [], employmentType: 'Internship' });
  await addJob(careers, { title: 'Gone', location: 'Mumbai', state: 'closed' });
  const facets = async (query: string) => {
    const answer = await careers.app.inject(`${URL}?facets=1&limit=1${query}`);
    const found = answer.json<{ facets: { field: string; values: { value: string; count: number }[] }[] }>();
    return Object.fromEntries(
      found.facets.map(({ field, values }) => [field, values.map(({ value, count }) => `${value} ${count}`)]),
    );
  };
  expect(await facets('')).toEqual({
    location: ['Jorhat 1', expect.stringMatching(/^vadodara 2$/i)],
    role: ['Engineer 1', 'Field 1', 'Laboratory 1'],
    department: ['Research 1'],
    employmentType: ['Internship 1'],
  });
  const ofJorhat = await facets('&location=Jorhat');
  expect(ofJorhat['location']).toEqual(['Jorhat 1', expect.stringMatching(/2$/)]);
  expect(ofJorhat['role']).toEqual(['Engineer 1', 'Field 1', 'Laboratory 0']);
  const searched = await facets('&search=chem&role=Field');
  expect(searched['location']).toEqual(['Jorhat 0', expect.stringMatching(/0$/)]);
  expect(searched['role']).toEqual(['Engineer 0', 'Field 0', 'Laboratory 1']);
  expect((await list('')) as object).not.toHaveProperty('facets');
});

it('leaves closed and ended jobs out of the list but answers them', async () => {
  const closed = await addJob(careers, { title: 'Closed' });
  expect((await put(closed._id, { state: 'closed' })).json()).toMatchObject({
    jobPosting: { state: 'closed', version: 2 },
  });
  const ended = await addJob(careers, { title: 'Ended', validThrough: '2026-11-20' });
  await addJob(careers, { title: 'Last day', validThrough: '2026-11-21' });
  expect(await titles()).toEqual(['Last day']);
  expect((await titles('?state=closed')).sort()).toEqual(['Closed', 'Ended']);
  const answer = await careers.app.inject(`${URL}/${ended._id}`);
  expect(answer.json()).toMatchObject({ jobPosting: { state: 'closed' } });
});

it('hides drafts from visitors, by list, id and slug', async () => {
  const draft = await addJob(careers, { title: 'Secret', status: 'draft' });
  expect(await titles()).toEqual([]);
  expect((await careers.app.inject(`${URL}/${draft._id}`)).statusCode).toBe(404);
  expect((await careers.app.inject(`${URL}/${draft.slug}`)).statusCode).toBe(404);
  expect((await careers.app.inject(`${URL}?status=all`)).statusCode).toBe(401);
  expect((await list('?status=all', recruiter)).total).toBe(1);
});

it('refuses a stale version with the current job, and keeps what a change leaves out', async () => {
  const job = await addJob(careers);
  expect((await put(job._id, { salaryRange: '₹ 6–8 lakh', version: 1 })).statusCode).toBe(200);
  const stale = await put(job._id, { title: 'Other', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { title: 'Mud engineer', salaryRange: '₹ 6–8 lakh', version: 2 } });
});

it('moves a deleted job to the trash', async () => {
  const job = await addJob(careers);
  const answer = await careers.app.inject({ method: 'DELETE', url: `${URL}/${job._id}`, headers: recruiter });
  expect(answer.json()).toMatchObject({ success: true, message: 'Job posting deleted successfully' });
  expect(await titles()).toEqual([]);
  expect((await careers.app.inject(`${URL}/${job._id}`)).statusCode).toBe(404);
});

it('sets the career banner, for editors only', async () => {
  const banner = { image: '/api/v1/files/b.png', alt: 'A rig', heading: 'Build with us', text: 'Come.' };
  const post = async (payload: object, headers: Record<string, string>) =>
    careers.app.inject({ method: 'POST', url: '/api/v1/career-banner', payload, headers });
  expect((await careers.app.inject('/api/v1/career-banner')).json()).toMatchObject({ careerBanner: null });
  expect((await post(banner, recruiter)).statusCode).toBe(403);
  const editor = await careers.signedIn('editor');
  expect((await post(banner, editor)).json()).toMatchObject({ careerBanner: { ...banner, version: 1 } });
  expect((await post({ ...banner, heading: 'New', version: 1 }, editor)).json()).toMatchObject({
    careerBanner: { heading: 'New', version: 2 },
  });
  expect((await post({ ...banner, version: 1 }, editor)).statusCode).toBe(409);
  expect((await post({ ...banner, link: 'javascript:alert(1)' }, editor)).statusCode).toBe(400);
});
