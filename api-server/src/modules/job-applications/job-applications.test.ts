import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobApplication, JobPosting } from 'api-client';
import { testApp } from '../../../test/harness';
import { addJob, applicationTo } from '../../../test/jobs';
import { uploadResume } from '../../../test/uploads';
import { fileDeletions, files, jobApplications, outbox } from '../../database/schema';
import { runCleanupJobs } from '../../plugins/cleanup-jobs';
import { applicationsCsv } from './export';
import { SENT_AGAIN } from './apply';
import { cleanUpApplications } from './remove';

const careers = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '5' } });
let job: JobPosting;
let recruiter: { authorization: string };
beforeAll(async () => {
  recruiter = await careers.signedIn('recruiter');
  job = await addJob(careers);
});
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
  const emails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  const letter = emails.find((text) => text.includes(reference));
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
  expect((await apply('p1@example.com')).statusCode).toBe(429);
  careers.clock.pass(3_600_000);
  expect((await apply('p6@example.com')).statusCode).toBe(200);
});

it('sends one address a few confirmations an hour, whoever names it, and answers all alike', async () => {
  const { db, mail } = careers.services;
  await mail.flush();
  await db.delete(outbox);
  const email = 'busy@example.com';
  const answers = [];
  for (let at = 0; at < 7; at += 1) {
    const other = await addJob(careers, { title: `Job ${at}` });
    answers.push((await send(await applicationTo(careers, other._id, { email }), {}, `10.1.0.${at}`)).payload);
  }
  expect(new Set(answers).size).toBe(1);
  expect(await rows()).toHaveLength(7);
  await mail.flush();
  expect(await db.select().from(outbox)).toHaveLength(5);
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

it('shows applications and résumés to owners and recruiters, and nothing of them to editors', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const one = `${URL}/${application?._id ?? ''}`;
  const calls = [
    { url: URL },
    { url: one },
    { url: `${URL}.csv` },
    { url: application?.resume ?? '' },
    { url: one, method: 'PATCH' as const, payload: { note: 'Seen' } },
    { url: one, method: 'DELETE' as const },
  ];
  const statuses = async (headers: { authorization: string }) => {
    const answers = [];
    for (const call of calls) answers.push((await careers.app.inject({ ...call, headers })).statusCode);
    return answers;
  };
  const newApplications = async (headers: { authorization: string }) =>
    (await careers.app.inject({ url: '/api/v1/dashboard', headers })).json<{ dashboard: { newApplications: number } }>()
      .dashboard.newApplications;
  const editor = await careers.signedIn('editor');
  expect(await statuses(editor)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await newApplications(editor)).toBe(0);
  expect(await newApplications(recruiter)).toBe(1);
  expect(await statuses(await careers.signedIn('owner'))).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await rows()).toHaveLength(0);
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

it('exports chunk by chunk: the first rows leave before the last ones are read', async () => {
  const now = careers.clock.now();
  const rows = Array.from({ length: 520 }, (_, at) => ({
    ...{ id: `bulk-${String(at).padStart(4, '0')}`, createdAt: now, updatedAt: now, consentAt: now, purgeAt: now },
    ...{ reference: `TC-BULK-${at}`, jobId: job._id, jobTitle: job.title, fullName: 'Asha', sortName: 'asha' },
    ...{ contactNumber: '1', email: `a${at}@example.com`, emailKey: `a${at}@example.com`, address: 'Vadodara' },
    ...{ education: 'B.Tech', experience: 'x'.repeat(300), resume: '/api/v1/files/x.pdf', notes: [] },
  }));
  await careers.services.db.insert(jobApplications).values(rows);
  const chunks = applicationsCsv(careers.services.db, {});
  expect((await chunks.next()).value).toContain('Reference,Job');
  const first = await chunks.next();
  // What is deleted now is missing further on: it had not been read.
  await careers.services.db.delete(jobApplications);
  let text = String(first.value);
  for await (const chunk of chunks) text += chunk;
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

const DAY = 86_400_000;
const stored = async () => (await readdir(path.join(careers.folder, 'files'))).filter((name) => !name.startsWith('.'));
const nameIn = (resume: string) => resume.split('/').at(-1) ?? '';
const audit = async () =>
  (
    await careers.app.inject({
      url: '/api/v1/audit?collection=job-applications',
      headers: await careers.signedIn('owner'),
    })
  )
    .json<{ entries: { action: string; entityId: string; title: string; actor: { name: string } }[] }>()
    .entries.map(({ action, entityId, title, actor }) => ({ action, entityId, title, by: actor.name }));

it('answers a first and a further application in the same bytes and with the same statements', async () => {
  const bodies = [await applicationTo(careers, job._id), await applicationTo(careers, job._id)];
  const { db } = careers.services;
  const transaction = db.transaction.bind(db);
  const made: string[][] = [];
  const watched = jest.spyOn(db, 'transaction').mockImplementation((work, ...options) =>
    transaction(
      (tx) => {
        const statements: string[] = [];
        made.push(statements);
        const noting = new Proxy(tx, {
          get: (target, name, receiver) => {
            if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(name)))
              statements.push(String(name));
            const value: unknown = Reflect.get(target, name, receiver);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          },
        });
        return work(noting);
      },
      ...options,
    ),
  );
  const first = await send(bodies[0] ?? {});
  const forFirst = made.splice(0);
  const second = await send(bodies[1] ?? {});
  watched.mockRestore();
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(Object.keys(second.headers)).toEqual(Object.keys(first.headers));
  expect(made.splice(0)).toEqual(forFirst);
});

it('counts a further application against the limit before anything else is looked at', async () => {
  const from = '10.0.0.77';
  const bodies = [];
  for (let number = 0; number < 6; number += 1) bodies.push(await applicationTo(careers, job._id));
  const statuses = [];
  for (const body of bodies) statuses.push((await send(body, {}, from)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const unknown = await send({ ...bodies[0], jobId: 'nothing' }, {}, from);
  expect(unknown.statusCode).toBe(429);
});

it('refuses an unusable résumé alike, whoever has applied', async () => {
  await send(await applicationTo(careers, job._id));
  const resume = '/api/v1/files/unknown.pdf';
  const [known, stranger] = [
    await send(await applicationTo(careers, job._id, { resume })),
    await send(await applicationTo(careers, job._id, { resume, email: 'nobody@example.com' })),
  ];
  const said = ({ statusCode, payload }: typeof known) => ({
    statusCode,
    payload: payload.replace(/"requestId".*/, ''),
  });
  expect(said(known)).toEqual(said(stranger));
});

it('brings a corrected résumé to the recruiter, beside the first one, and the reference to the applicant again', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  careers.clock.pass(DAY);
  recruiter = await careers.signedIn('recruiter');
  const corrected = await applicationTo(careers, job._id, { experience: 'Three years', fullName: 'Somebody else' });
  await send(corrected);
  const { jobApplications: found, total } = await read();
  expect(total).toBe(1);
  expect(found).toMatchObject([
    {
      ...{ fullName: 'Asha Rao', experience: 'Two years', resume: corrected.resume },
      sendings: [
        { resume: body.resume, experience: 'Two years', fullName: 'Asha Rao' },
        { resume: corrected.resume, experience: 'Three years', fullName: 'Somebody else' },
      ],
      notes: [{ text: SENT_AGAIN }],
    },
  ]);
  for (const resume of [body.resume, corrected.resume]) {
    expect((await careers.app.inject({ url: resume, headers: recruiter })).statusCode).toBe(200);
  }
  await careers.services.mail.flush();
  const folder = path.join(careers.folder, 'mail');
  const emails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(emails.filter((letter) => letter.includes(found[0]?.reference ?? 'none'))).toHaveLength(2);
});

it('takes the very same application twice without another version of it', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  expect((await send(body)).statusCode).toBe(200);
  expect((await read()).jobApplications).toMatchObject([{ notes: [], sendings: [{ resume: body.resume }] }]);
  expect((await send({ ...body, email: 'other@example.com' })).statusCode).toBe(400);
});

it('keeps ten versions at most, and no file of a further one', async () => {
  let answer = '';
  for (let number = 0; number < 11; number += 1) {
    const sent = await send(await applicationTo(careers, job._id), {}, `10.0.1.${number}`);
    if (number === 0) answer = sent.payload;
    expect(sent.payload).toBe(answer);
  }
  const [application] = (await read()).jobApplications;
  expect(application?.sendings).toHaveLength(10);
  expect(await careers.services.db.select().from(files)).toHaveLength(10);
});

it('writes down who opened which résumé, moved, noted and deleted an application, without the address of the applicant', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const { _id: id = '', reference = '', resume = '' } = application ?? {};
  await careers.app.inject({ url: resume, headers: recruiter });
  await careers.app.inject({ method: 'PATCH', url: `${URL}/${id}`, payload: { state: 'offer' }, headers: recruiter });
  await careers.app.inject({ method: 'PATCH', url: `${URL}/${id}`, payload: { note: 'Call' }, headers: recruiter });
  const answer = await careers.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: recruiter });
  expect(answer.json()).toEqual({ success: true, message: 'Application deleted successfully' });
  const entries = (await audit()).filter(({ entityId }) => entityId === id);
  const by = 'The recruiter';
  expect(entries).toEqual([
    { action: 'delete', entityId: id, title: reference, by },
    { action: 'add-note', entityId: id, title: reference, by },
    { action: 'change-state', entityId: id, title: `${reference}: new to offer`, by },
    { action: 'open-resume', entityId: id, title: reference, by },
  ]);
  expect(JSON.stringify(entries)).not.toContain('asha@example.com');
  expect((await careers.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: recruiter })).statusCode).toBe(
    404,
  );
});

it('leaves no résumé behind when the site dies between the row and the file', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  const [application] = (await read()).jobApplications;
  const one = `${URL}/${application?._id ?? ''}`;
  // The store is gone in the very moment: as if the process had stopped after its transaction.
  const broken = jest.spyOn(careers.services.files, 'delete').mockRejectedValue(new Error('The store is gone'));
  expect((await careers.app.inject({ method: 'DELETE', url: one, headers: recruiter })).statusCode).toBe(200);
  expect(await rows()).toHaveLength(0);
  expect(await stored()).toContain(nameIn(body.resume));
  expect((await careers.app.inject({ url: body.resume, headers: recruiter })).statusCode).toBe(404);
  const failed: string[] = [];
  careers.clock.pass(DAY / 24);
  await runCleanupJobs(careers.services, (_, name) => failed.push(name));
  expect(failed).toEqual(['files']);
  broken.mockRestore();
  careers.clock.pass(DAY / 24);
  await runCleanupJobs(careers.services, (error) => {
    throw error;
  });
  expect(await stored()).not.toContain(nameIn(body.resume));
  expect(await careers.services.db.select().from(fileDeletions)).toEqual([]);
});

describe('the end of an application', () => {
  const change = async (of: JobPosting, payload: object) =>
    careers.app.inject({
      ...{ method: 'PUT', url: `/api/v1/job-postings/${of._id}`, payload },
      headers: await careers.signedIn('recruiter'),
    });
  const daysLeft = async () => {
    const [row] = await rows();
    return row && Math.round((row.purgeAt.getTime() - careers.clock.now().getTime()) / DAY);
  };

  it('comes 180 days after its position is closed, with every file', async () => {
    const closing = await addJob(careers);
    const bodies = [await applicationTo(careers, closing._id), await applicationTo(careers, closing._id)];
    for (const body of bodies) await send(body);
    careers.clock.pass(100 * DAY);
    await change(closing, { state: 'closed' });
    careers.clock.pass(10 * DAY);
    await change(closing, { detail: 'Worded anew.' });
    expect(await daysLeft()).toBe(170);
    careers.clock.pass(169 * DAY);
    await cleanUpApplications(careers.services);
    expect(await rows()).toHaveLength(1);
    careers.clock.pass(2 * DAY);
    await runCleanupJobs(careers.services, (error) => {
      throw error;
    });
    expect(await rows()).toHaveLength(0);
    for (const { resume } of bodies) expect(await stored()).not.toContain(nameIn(resume));
  });

  it('moves with the position: opened again, given a last day, deleted', async () => {
    const moving = await addJob(careers);
    await send(await applicationTo(careers, moving._id));
    const atMost = (await daysLeft()) ?? 0;
    expect(atMost).toBeGreaterThan(729);
    await change(moving, { state: 'closed' });
    expect(await daysLeft()).toBe(180);
    await change(moving, { state: 'open' });
    expect(await daysLeft()).toBe(atMost);
    const inTenDays = new Date(careers.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10);
    await change(moving, { validThrough: inTenDays });
    expect([190, 191]).toContain(await daysLeft());
    const url = `/api/v1/job-postings/${moving._id}`;
    await careers.app.inject({ method: 'DELETE', url, headers: await careers.signedIn('recruiter') });
    expect(await daysLeft()).toBe(180);
  });
});
