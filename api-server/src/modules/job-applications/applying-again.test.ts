import { datesOf } from 'api-client';
import { testApplications } from '../../../test/applications';
import { applicationTo } from '../../../test/jobs';
import { DAY } from '../../clock';
import { files, jobApplications } from '../../database/schema';
import { replacedOn } from './apply';

const { careers, job, recruiter, send, read, emails } = testApplications();

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
        const collectingValidator = new Proxy(tx, {
          get: (target, name, receiver) => {
            if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(name)))
              statements.push(String(name));
            const value: unknown = Reflect.get(target, name, receiver);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          },
        });
        return work(collectingValidator);
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

it('counts a further application against the limit before any other check', async () => {
  const from = '10.0.0.77';
  const bodies = [];
  for (let number = 0; number < 6; number += 1) bodies.push(await applicationTo(careers, job._id));
  const statuses = [];
  for (const body of bodies) statuses.push((await send(body, {}, from)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const unknown = await send({ ...bodies[0], jobId: 'nothing' }, {}, from);
  expect(unknown.statusCode).toBe(429);
});

it('refuses an unusable resume alike, whoever has applied', async () => {
  await send(await applicationTo(careers, job._id));
  const resume = '/api/v1/files/unknown.pdf';
  const [known, stranger] = [
    await send(await applicationTo(careers, job._id, { resume })),
    await send(await applicationTo(careers, job._id, { resume, email: 'nobody@example.com' })),
  ];
  const visible = ({ statusCode, payload }: typeof known) => ({
    statusCode,
    payload: payload.replace(/"requestId".*/, ''),
  });
  expect(visible(known)).toEqual(visible(stranger));
});

it('replaces an application by a corrected one, keeps the earlier one readable, and emails the applicant', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  const [before] = (await read()).jobApplications;
  const handled = { state: 'interview', note: 'Call her', score: 4 };
  await careers.call('PATCH', `/job-applications/${before?._id ?? ''}`, handled, recruiter);
  careers.clock.pass(DAY);
  Object.assign(recruiter, await careers.signedIn('recruiter'));
  const corrected = await applicationTo(careers, job._id, { experience: 'Three years', fullName: 'Asha M. Rao' });
  await send(corrected);
  const { jobApplications: found, total } = await read();
  expect(total).toBe(1);
  expect(found).toMatchObject([
    {
      ...{ _id: before?._id, reference: before?.reference, createdAt: before?.createdAt, purgeAt: before?.purgeAt },
      ...{ fullName: 'Asha M. Rao', experience: 'Three years', resume: corrected.resume, state: 'interview' },
      sendings: [
        { at: before?.createdAt, resume: body.resume, experience: 'Two years', fullName: 'Asha Rao' },
        { at: careers.clock.now().toISOString(), resume: corrected.resume, experience: 'Three years' },
      ],
      notes: [{ text: 'Call her' }, { text: replacedOn(careers.clock.now(), datesOf('Asia/Kolkata')) }],
      scores: [{ score: 4 }],
      consentAt: careers.clock.now().toISOString(),
    },
  ]);
  for (const resume of [body.resume, corrected.resume]) {
    expect((await careers.app.inject({ url: resume, headers: recruiter })).statusCode).toBe(200);
  }
  const confirmations = (await emails()).filter((email) => email.includes(before?.reference ?? 'none'));
  expect(confirmations.map((email) => email.includes('replaces your earlier application'))).toEqual(
    expect.arrayContaining([false, true]),
  );
  expect((await read('?search=m.%20rao')).total).toBe(1);
  const { payload } = await careers.app.inject({ url: '/api/v1/job-applications.csv', headers: recruiter });
  expect(payload).toContain('Three years');
  expect(payload).not.toContain('Two years');
});

it('replaces applications that an earlier release stored beside the first one, and shows the newest until then', async () => {
  const bodies = [];
  for (const experience of ['One year', 'Two years', 'Three years'])
    bodies.push(await applicationTo(careers, job._id, { experience }));
  const [first, second, third] = bodies;
  await send(first ?? {});
  const { consent: _, jobId: __, email: ___, ...answers } = second ?? {};
  const resent = [
    { at: careers.clock.now().toISOString(), ...answers },
  ] as (typeof jobApplications.$inferInsert)['resent'];
  await careers.services.db.update(jobApplications).set({ resent });
  expect((await read()).jobApplications).toMatchObject([{ experience: 'Two years', sendings: [{}, {}] }]);
  await send(third ?? {});
  const [application] = (await read()).jobApplications;
  expect(application?.experience).toBe('Three years');
  expect(application?.sendings.map(({ experience }) => experience)).toEqual(['One year', 'Two years', 'Three years']);
});

it('counts a stored application among the visits once, and repeated calls never', async () => {
  const sent = jest.spyOn(careers.services.visits, 'add');
  const body = await applicationTo(careers, job._id);
  for (const one of [body, body, await applicationTo(careers, job._id)]) await send(one);
  const counted = sent.mock.calls.filter(([what]) => what === 'sent');
  sent.mockRestore();
  expect(counted).toHaveLength(2);
});

it('accepts the same application twice without a new version', async () => {
  const body = await applicationTo(careers, job._id);
  await send(body);
  expect((await send(body)).statusCode).toBe(200);
  expect((await read()).jobApplications).toMatchObject([{ notes: [], sendings: [{ resume: body.resume }] }]);
  expect((await send({ ...body, email: 'other@example.com' })).statusCode).toBe(400);
});

it('stores at most ten versions, and no file of a further one', async () => {
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
