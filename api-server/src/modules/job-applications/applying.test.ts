import { testApplications } from '../../../test/applications';
import { addJob, applicationTo } from '../../../test/jobs';
import { uploadResume } from '../../../test/uploads';
import { limitEvents, oneTimeCodes, outbox } from '../../database/schema';

const { careers, job, send, rows, emails } = testApplications();

it('accepts an application, and confirms it by an email, which is the only place of the reference', async () => {
  const answer = await send(await applicationTo(careers, job._id));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, message: 'Your application was sent successfully' });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ jobTitle: 'Mud engineer', state: 'new', fullName: 'Asha Rao' });
  const reference = row?.reference ?? '';
  expect(reference).toMatch(/^TC-[0-9A-Z]{4}-[0-9A-Z]+$/);
  const email = (await emails()).find((text) => text.includes(reference));
  expect(email).toMatch(/^To: asha@example\.com/m);
});

it('stores one row for the same job and email, with the same answer', async () => {
  const first = await send(await applicationTo(careers, job._id));
  const again = await send(await applicationTo(careers, job._id, { email: 'ASHA@example.com' }));
  expect(again.statusCode).toBe(200);
  expect(again.payload).toBe(first.payload);
  expect(await rows()).toHaveLength(1);
});

it('stores one row for concurrent requests', async () => {
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

it('accepts only an unused resume', async () => {
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

it('accepts five an hour from one address, and only counts stored ones', async () => {
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

describe('after five applications from one network address', () => {
  const from = '10.0.0.98';
  const late = (email = 'late@example.com') => applicationTo(careers, job._id, { email });
  /** The codes that an email address got. */
  const codes = async (to = 'late@example.com') =>
    (await emails())
      .filter((email) => email.includes(`To: ${to}`))
      .flatMap((email) => /\bis (\d{6})\b/u.exec(email.replaceAll(/=\r?\n/g, ''))?.[1] ?? []);
  const askedFor = { errors: [{ path: 'code', message: 'Enter the code that we have sent to your email address' }] };

  beforeEach(async () => {
    await careers.services.db.delete(limitEvents);
    for (let number = 1; number <= 5; number += 1)
      await send(await applicationTo(careers, job._id, { email: `p${number}@example.com` }), {}, from);
  });

  it('accepts one with the code that its email address gets, once', async () => {
    const body = await late();
    const asked = await send(body, {}, from);
    expect([asked.statusCode, asked.json()]).toEqual([429, expect.objectContaining(askedFor)]);
    expect(Number(asked.headers['retry-after']) % 60).toBe(0);
    const [code = ''] = await codes();
    const wrong = await send({ ...body, code: code === '000000' ? '000001' : '000000' }, {}, from);
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path: 'code', message: 'The code is wrong or has expired' }] }),
    ]);
    expect(await rows()).toHaveLength(5);
    // A refused application does not use it up.
    expect((await send({ ...body, code, resume: '/api/v1/files/no.pdf' }, {}, from)).statusCode).toBe(400);
    expect((await send({ ...body, code }, {}, from)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(6);
    expect((await send({ ...(await late()), code }, {}, from)).statusCode).toBe(400);
    expect(JSON.stringify(await careers.services.db.select().from(oneTimeCodes))).not.toContain(code);
  });

  it('accepts a code for its job, its email address, and ten minutes only', async () => {
    const body = await late('ten@example.com');
    await send(body, {}, from);
    const [code = ''] = await codes('ten@example.com');
    const other = await addJob(careers, { title: 'Other job' });
    for (const facts of [{ jobId: other._id }, { email: 'other@example.com' }])
      expect((await send({ ...body, ...facts, code }, {}, from)).statusCode).toBe(400);
    careers.clock.pass(600_000);
    expect((await send({ ...body, code }, {}, from)).statusCode).toBe(400);
    expect(await rows()).toHaveLength(5);
  });

  it('sends one mailbox a few codes, voids one after five misses, and sends none for an unknown job', async () => {
    const body = await late('flooded@example.com');
    const asked = [];
    for (let minute = 0; minute < 8; minute += 1) {
      asked.push(await send(body, {}, from));
      await send(body, {}, from);
      careers.clock.pass(60_000);
    }
    for (const answer of asked) expect(answer.json()).toMatchObject(askedFor);
    expect(new Set(await codes('flooded@example.com')).size).toBe(5);
    const unknown = await send({ ...body, jobId: 'nothing', email: 'else@example.com' }, {}, from);
    expect([unknown.statusCode, unknown.json<{ errors?: unknown }>().errors]).toEqual([429, undefined]);
    const guessed = { ...body, email: 'guessed@example.com' };
    await send(guessed, {}, from);
    const code = (await codes('guessed@example.com')).at(-1) ?? '';
    for (let miss = 0; miss < 5; miss += 1) await send({ ...guessed, code: `x${miss}` }, {}, from);
    expect((await send({ ...guessed, code }, {}, from)).statusCode).toBe(400);
  });

  it('refuses more than fifty with a code', async () => {
    const key = `application-proved:${from}`;
    const at = careers.clock.now();
    const taken = { key, at, expiresAt: new Date(at.getTime() + 3_600_000) };
    await careers.services.db
      .insert(limitEvents)
      .values(Array.from({ length: 50 }, (_, number) => ({ ...taken, id: `proved-${number}` })));
    const body = await late('hard@example.com');
    await send(body, {}, from);
    const [code = ''] = await codes('hard@example.com');
    const refused = await send({ ...body, code }, {}, from);
    expect([refused.statusCode, refused.json<{ errors?: unknown }>().errors]).toEqual([429, undefined]);
    expect(await rows()).toHaveLength(5);
  });
});

it('sends one address a few confirmations an hour, and always answers alike', async () => {
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

it('answers a robot as usual and stores nothing', async () => {
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
