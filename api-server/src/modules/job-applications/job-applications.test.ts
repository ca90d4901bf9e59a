import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobApplication, JobPosting } from 'api-client';
import { addJob, applicationTo, startCareersApp, uploadResume, type CareersApp } from '../../../test/careers-app';
import { files, jobApplications } from '../../database/schema';
import { applicationsCsv } from './export';
import { sweepApplications } from './sweep-applications';

let careers: CareersApp;
let job: JobPosting;
let recruiter: { authorization: string };
beforeAll(async () => {
  careers = await startCareersApp({ LIMIT_FORMS_PER_HOUR: '5' });
  recruiter = await careers.signedIn('recruiter');
  job = await addJob(careers);
}, 60_000);
afterAll(() => careers.close());
beforeEach(async () => {
  await careers.services.db.delete(jobApplications);
  await careers.services.db.delete(files);
  // Every test begins with an hour in which nobody has applied yet.
  careers.clock.pass(2 * 3_600_000);
  recruiter = await careers.signedIn('recruiter');
});

const URL = '/api/v1/job-applications';
const send = (payload: object, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  careers.app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress });
const rows = () => careers.services.db.select().from(jobApplications);
const read = async (query = '') =>
  (await careers.app.inject({ url: `${URL}${query}`, headers: recruiter })).json<{
    jobApplications: JobApplication[];
    total: number;
    nextCursor?: string;
  }>();

it('takes an application and confirms it by mail, the one place that tells the reference', async () => {
  const answer = await send(await applicationTo(careers, job._id));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, message: 'Your application was sent successfully' });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ jobTitle: 'Mud engineer', state: 'new', fullName: 'Asha Rao' });
  const reference = row?.reference ?? '';
  expect(reference).toMatch(/^TC-[0-9A-Z]{4}-[0-9A-Z]+$/);
  await careers.services.mail.flush();
  const folder = path.join(careers.folder, 'mail');
  const letters = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  const letter = letters.find((text) => text.includes(reference));
  expect(letter).toMatch(/^To: asha@example\.com/m);
});

it('makes one row of the same job and email, with the same success', async () => {
  const first = await send(await applicationTo(careers, job._id));
  const again = await send(await applicationTo(careers, job._id, { email: 'ASHA@example.com' }));
  expect(again.statusCode).toBe(200);
  expect(again.payload).toBe(first.payload);
  expect(await rows()).toHaveLength(1);
});

it('makes one row of many requests at once', async () => {
  const bodies = await Promise.all([1, 2, 3, 4].map(() => applicationTo(careers, job._id)));
  const answers = await Promise.all(bodies.map((body) => send(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

it('answers the first result again to the same Idempotency-Key', async () => {
  const body = await applicationTo(careers, job._id);
  const first = await send(body, { 'idempotency-key': 'k-1' });
  const again = await send(body, { 'idempotency-key': 'k-1' });
  expect(again.json()).toEqual(first.json());
  expect((await send({ ...body, fullName: 'Other' }, { 'idempotency-key': 'k-1' })).statusCode).toBe(409);
});

it('names every missing field', async () => {
  const answer = await send({});
  expect(answer.statusCode).toBe(400);
  const paths = answer.json<{ errors: { path: string }[] }>().errors.map(({ path: field }) => field);
  expect(paths.sort()).toEqual(
    ['address', 'consent', 'contactNumber', 'education', 'email', 'experience', 'fullName', 'jobId', 'resume'].sort(),
  );
});

it.each([
  ['a word', 'email', 'nobody'],
  ['a query', 'email', { $ne: '' }],
  ['a mail header', 'email', 'a@b.example\r\nBcc: c@d.example'],
  ['a line end', 'fullName', 'Asha\r\nBcc: c@d.example'],
  ['NUL', 'fullName', 'Asha\0'],
  ['a list', 'fullName', ['Asha']],
  ['10,000 characters', 'fullName', 'a'.repeat(10_000)],
  ['10,000 characters', 'experience', 'a'.repeat(10_000)],
  ['half a character', 'education', '\ud800'],
  ['a number', 'address', 5],
  ['blanks', 'address', '   '],
  ['no', 'consent', false],
  ['a script', 'resume', 'javascript:alert(1)'],
])('refuses %s as %s with the name of the field', async (_, field, value) => {
  const answer = await send(await applicationTo(careers, job._id, { [field]: value }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe(field);
  expect(await rows()).toHaveLength(0);
});

it('takes only an unused résumé of its own', async () => {
  const used = await uploadResume(careers);
  expect((await send(await applicationTo(careers, job._id, { resume: used }))).statusCode).toBe(200);
  for (const resume of [used, '/api/v1/files/unknown.pdf', 'https://example.com/cv.pdf']) {
    const answer = await send(await applicationTo(careers, job._id, { resume, email: 'other@example.com' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'resume', message: 'Please upload your resume again' }] });
  }
  expect(await rows()).toHaveLength(1);
});

it('refuses applications to closed, ended and unknown jobs', async () => {
  const closed = await addJob(careers, { state: 'closed' });
  const ended = await addJob(careers, { validThrough: '2026-01-31' });
  const draft = await addJob(careers, { status: 'draft' });
  for (const { _id } of [closed, ended]) {
    const answer = await send(await applicationTo(careers, _id));
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ message: 'This position is closed and takes no more applications' });
  }
  for (const id of ['nothing', draft._id]) expect((await send(await applicationTo(careers, id))).statusCode).toBe(404);
  expect(await rows()).toHaveLength(0);
});

it('takes five an hour from one address, and only counts what was stored', async () => {
  const from = '10.0.0.99';
  const apply = async (email: string, facts: object = {}) =>
    send({ ...(await applicationTo(careers, job._id, { email })), ...facts }, {}, from);
  for (let number = 1; number <= 5; number += 1) {
    expect((await apply(`p${number}@example.com`, { resume: '/api/v1/files/no.pdf' })).statusCode).toBe(400);
    expect((await apply(`p${number}@example.com`)).statusCode).toBe(200);
  }
  const sixth = await apply('p6@example.com');
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after']) % 60).toBe(0);
  expect((await apply('p1@example.com')).statusCode).toBe(200);
  careers.clock.pass(3_600_000);
  expect((await apply('p6@example.com')).statusCode).toBe(200);
});

it('tells a machine that all went well and stores nothing', async () => {
  const answer = await send(await applicationTo(careers, job._id, { website: 'https://spam.example' }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ success: true });
  expect(await rows()).toHaveLength(0);
});

it('ignores protected fields', async () => {
  await send(
    await applicationTo(careers, job._id, { state: 'hired', reference: 'X', _id: 'x', notes: [{ text: 'x' }] }),
  );
  expect(await rows()).toMatchObject([{ state: 'new', notes: [] }]);
});

it('shows applications to recruiters and editors only', async () => {
  expect((await careers.app.inject(URL)).statusCode).toBe(401);
  for (const role of ['owner', 'editor', 'recruiter'] as const) {
    expect((await careers.app.inject({ url: URL, headers: await careers.signedIn(role) })).statusCode).toBe(200);
  }
});

it('asks for a token before anything of an application is read, changed or exported', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const one = `${URL}/${application?._id ?? ''}`;
  for (const answer of [
    await careers.app.inject(one),
    await careers.app.inject(`${URL}.csv`),
    await careers.app.inject({ method: 'PATCH', url: one, payload: { state: 'hired' } }),
    await careers.app.inject({ url: one, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
    await careers.app.inject(application?.resume ?? ''),
  ])
    expect(answer.statusCode).toBe(401);
  expect((await read()).jobApplications).toMatchObject([{ state: 'new', version: 1 }]);
});

it('writes an export into the audit log', async () => {
  await careers.app.inject({ url: `${URL}.csv`, headers: recruiter });
  const answer = await careers.app.inject({ url: '/api/v1/audit', headers: await careers.signedIn('owner') });
  const { entries } = answer.json<{ entries: object[] }>();
  expect(entries).toContainEqual(expect.objectContaining({ action: 'export', collection: 'job-applications' }));
});

it('lists by search, state, job and page', async () => {
  const other = await addJob(careers, { title: 'Chemist' });
  await send(await applicationTo(careers, job._id, { fullName: 'Asha 100%', email: 'a@example.com' }));
  careers.clock.pass(1_000);
  await send(await applicationTo(careers, other._id, { fullName: 'Ravi', email: 'r@example.com' }));
  careers.clock.pass(1_000);
  await send(await applicationTo(careers, job._id, { fullName: 'Meena', email: 'm@example.com' }));
  const names = async (query: string) => (await read(query)).jobApplications.map(({ fullName }) => fullName);
  expect(await names('')).toEqual(['Meena', 'Ravi', 'Asha 100%']);
  expect(await names('?sort=name')).toEqual(['Asha 100%', 'Meena', 'Ravi']);
  expect(await names('?search=100%25')).toEqual(['Asha 100%']);
  expect(await names('?search=_')).toEqual([]);
  expect(await names(`?jobId=${other._id}`)).toEqual(['Ravi']);
  expect(await names('?state=hired')).toEqual([]);
  expect(await names('?limit=1&page=2')).toEqual(['Ravi']);
  const first = await read('?limit=2');
  expect(first.total).toBe(3);
  expect(await names(`?limit=2&cursor=${first.nextCursor ?? ''}`)).toEqual(['Asha 100%']);
});

it('moves an application, keeps notes, and refuses a stale version', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const patch = (payload: object) =>
    careers.app.inject({ method: 'PATCH', url: `${URL}/${application?._id ?? ''}`, payload, headers: recruiter });
  const moved = await patch({ state: 'review', note: 'Call back', version: 1 });
  expect(moved.json()).toMatchObject({
    jobApplication: { state: 'review', version: 2, notes: [{ text: 'Call back', author: 'The recruiter' }] },
  });
  const stale = await patch({ state: 'offer', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { state: 'review', version: 2 } });
  expect((await patch({ state: 'gone' })).statusCode).toBe(400);
  expect(
    (await careers.app.inject({ method: 'PATCH', url: `${URL}/none`, payload: { state: 'offer' }, headers: recruiter }))
      .statusCode,
  ).toBe(404);
});

it('exports what matches as CSV, defused', async () => {
  await send(await applicationTo(careers, job._id, { fullName: '=HYPERLINK("x")', address: 'Line 1\nLine 2' }));
  const answer = await careers.app.inject({ url: `${URL}.csv?state=new`, headers: recruiter });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  const [head, ...rest] = answer.payload.split('\r\n');
  expect(head).toBe(
    '\uFEFFReference,Job,Name,Contact number,Email,Address,Education,Experience,State,Received,Consent,Deleted on,Notes',
  );
  expect(rest[0]).toContain(`"'=HYPERLINK(""x"")",'+91 98250 00000,asha@example.com,"Line 1\nLine 2"`);
  expect((await careers.app.inject(`${URL}.csv`)).statusCode).toBe(401);
});

it('exports piece by piece: the first rows leave before the last ones are read', async () => {
  const now = careers.clock.now();
  const rows = Array.from({ length: 520 }, (_, at) => ({
    ...{ id: `bulk-${String(at).padStart(4, '0')}`, createdAt: now, updatedAt: now, consentAt: now, purgeAt: now },
    ...{ reference: `TC-BULK-${at}`, jobId: job._id, jobTitle: job.title, fullName: 'Asha', sortName: 'asha' },
    ...{ contactNumber: '1', email: `a${at}@example.com`, emailKey: `a${at}@example.com`, address: 'Vadodara' },
    ...{ education: 'B.Tech', experience: 'x'.repeat(300), resume: '/api/v1/files/x.pdf', notes: [] },
  }));
  await careers.services.db.insert(jobApplications).values(rows);
  const pieces = applicationsCsv(careers.services.db, {});
  expect((await pieces.next()).value).toContain('Reference,Job');
  const first = await pieces.next();
  // What is deleted now is missing further on: it had not been read.
  await careers.services.db.delete(jobApplications);
  let text = String(first.value);
  for await (const piece of pieces) text += piece;
  const exported = text.match(/TC-BULK-/g)?.length ?? 0;
  expect(exported).toBeGreaterThan(0);
  expect(exported).toBeLessThan(rows.length);
});

it('finds in a search what stands in the name, the address, the reference or the job, in any case', async () => {
  await send(await applicationTo(careers, job._id, { fullName: 'Zoë Müller', email: 'zm@example.com' }));
  const [{ reference } = { reference: '' }] = await rows();
  for (const search of ['zoë mud', 'MÜLLER', 'zm@EXAMPLE', reference.toLowerCase(), 'll'])
    expect((await read(`?search=${encodeURIComponent(search)}`)).total).toBe(1);
  expect((await read('?search=zoë+chemist')).total).toBe(0);
});

it('deletes an application with its résumé when its time is over', async () => {
  await send(await applicationTo(careers, job._id));
  careers.clock.pass(364 * 86_400_000);
  await sweepApplications(careers.services);
  expect(await rows()).toHaveLength(1);
  careers.clock.pass(2 * 86_400_000);
  await sweepApplications(careers.services);
  expect(await rows()).toHaveLength(0);
  const left = await careers.services.db.select().from(files);
  expect(left.filter(({ used }) => used)).toEqual([]);
});
