import { APPLICATIONS, testApplications } from '../../../test/applications';
import { addJob, applicationTo } from '../../../test/jobs';

const { careers, job, recruiter, send, rows, read } = testApplications();

const audit = async () =>
  (
    await careers.app.inject({
      url: '/api/v1/audit?collection=job-applications',
      headers: await careers.signedIn('owner'),
    })
  )
    .json<{ entries: { action: string; entityId: string; title: string; actor: { name: string } }[] }>()
    .entries.map(({ action, entityId, title, actor }) => ({ action, entityId, title, by: actor.name }));

it('shows applications and resumes to owners and recruiters, and hides them from editors', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const one = `${APPLICATIONS}/${application?._id ?? ''}`;
  const calls = [
    { url: APPLICATIONS },
    { url: one },
    { url: `${APPLICATIONS}.csv` },
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

it('requires a token to read, change or export applications', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const one = `${APPLICATIONS}/${application?._id ?? ''}`;
  for (const answer of [
    await careers.app.inject(one),
    await careers.app.inject(`${APPLICATIONS}.csv`),
    await careers.app.inject({ method: 'PATCH', url: one, payload: { state: 'hired' } }),
    await careers.app.inject({ url: one, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
    await careers.app.inject(application?.resume ?? ''),
  ])
    expect(answer.statusCode).toBe(401);
  expect((await read()).jobApplications).toMatchObject([{ state: 'new', version: 1 }]);
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

it('searches in the name, the address, the reference or the job, in any case', async () => {
  await send(await applicationTo(careers, job._id, { fullName: 'Zoë Müller', email: 'zm@example.com' }));
  const [{ reference } = { reference: '' }] = await rows();
  for (const search of ['zoë mud', 'MÜLLER', 'zm@EXAMPLE', reference.toLowerCase(), 'll'])
    expect((await read(`?search=${encodeURIComponent(search)}`)).total).toBe(1);
  expect((await read('?search=zoë+chemist')).total).toBe(0);
});

it('changes the state of an application, stores notes, and refuses a stale version', async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const patch = (payload: object) =>
    careers.app.inject({
      method: 'PATCH',
      url: `${APPLICATIONS}/${application?._id ?? ''}`,
      payload,
      headers: recruiter,
    });
  const moved = await patch({ state: 'review', note: 'Call back', version: 1 });
  expect(moved.json()).toMatchObject({
    jobApplication: { state: 'review', version: 2, notes: [{ text: 'Call back', author: 'The recruiter' }] },
  });
  const stale = await patch({ state: 'offer', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { state: 'review', version: 2 } });
  expect((await patch({ state: 'gone' })).statusCode).toBe(400);
  expect(
    (
      await careers.app.inject({
        method: 'PATCH',
        url: `${APPLICATIONS}/none`,
        payload: { state: 'offer' },
        headers: recruiter,
      })
    ).statusCode,
  ).toBe(404);
});

it("records opening a resume, and changes, notes and deletions of an application, without the applicant's address", async () => {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const { _id: id = '', reference = '', resume = '' } = application ?? {};
  await careers.app.inject({ url: resume, headers: recruiter });
  await careers.app.inject({
    method: 'PATCH',
    url: `${APPLICATIONS}/${id}`,
    payload: { state: 'offer' },
    headers: recruiter,
  });
  await careers.app.inject({
    method: 'PATCH',
    url: `${APPLICATIONS}/${id}`,
    payload: { note: 'Call' },
    headers: recruiter,
  });
  const answer = await careers.app.inject({ method: 'DELETE', url: `${APPLICATIONS}/${id}`, headers: recruiter });
  expect(answer.json()).toEqual({ success: true, message: 'Application deleted successfully' });
  const entries = (await audit()).filter(({ entityId }) => entityId === id);
  const by = 'The recruiter';
  expect(entries).toEqual([
    { action: 'delete', entityId: id, title: reference, by },
    { action: 'add-note', entityId: id, title: reference, by },
    { action: 'change-state', entityId: id, title: `${reference}: new to offer`, by },
    { action: 'open-resume', entityId: id, title: reference, by },
    { action: 'open', entityId: id, title: reference, by },
  ]);
  expect(JSON.stringify(entries)).not.toContain('asha@example.com');
  expect(
    (await careers.app.inject({ method: 'DELETE', url: `${APPLICATIONS}/${id}`, headers: recruiter })).statusCode,
  ).toBe(404);
});
