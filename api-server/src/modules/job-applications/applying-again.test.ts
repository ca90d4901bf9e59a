import { testApplications } from '../../../test/applications';
import { applicationTo } from '../../../test/jobs';
import { DAY } from '../../clock';
import { files } from '../../database/schema';
import { SENT_AGAIN } from './apply';

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
  Object.assign(recruiter, await careers.signedIn('recruiter'));
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
  expect((await emails()).filter((email) => email.includes(found[0]?.reference ?? 'none'))).toHaveLength(2);
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
