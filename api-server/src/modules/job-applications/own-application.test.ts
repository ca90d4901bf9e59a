import { testApplications } from '../../../test/applications';
import { applicationTo } from '../../../test/jobs';
import { DAY } from '../../clock';
import { auditEntries } from '../../database/schema';
import { DECIDED, WITHDRAWN } from './own-application';

const { careers, job, recruiter, send, read, emails } = testApplications();

/** The keys of the links in the sent emails, the newest last. */
async function keys(): Promise<string[]> {
  const texts = (await emails()).map((email) => email.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  return texts.flatMap((text) => /\/career\/application\?key=([\w.%-]+)/.exec(text)?.[1] ?? []);
}

const own = (key: unknown) => careers.post('/job-applications/own', { key });
const withdraw = (key: unknown) => careers.post('/job-applications/own/withdrawal', { key });

async function applied(): Promise<{ key: string; id: string }> {
  await send(await applicationTo(careers, job._id));
  const [application] = (await read()).jobApplications;
  const id = application?._id ?? '';
  return { id, key: (await keys()).find((one) => one.startsWith(`${id}.`)) ?? '' };
}

const move = (id: string, state: string) => careers.call('PATCH', `/job-applications/${id}`, { state }, recruiter);

it('shows the state by the link in the confirmation, without the data of recruiters', async () => {
  const { key, id } = await applied();
  await careers.call('PATCH', `/job-applications/${id}`, { state: 'interview', note: 'Ask for references' }, recruiter);
  const answer = await own(key);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { application } = answer.json<{ application: object }>();
  expect(application).toMatchObject({ jobTitle: 'Mud engineer', state: 'interview', sentAgainAt: null });
  expect(Object.keys(application).sort()).toEqual([
    'interviews',
    'jobTitle',
    'purgeAt',
    'reference',
    'sentAgainAt',
    'sentAt',
    'state',
  ]);
});

it('lets the applicant withdraw, emails the recruiter, and audits it without the address', async () => {
  const { key, id } = await applied();
  expect((await withdraw(key)).json()).toMatchObject({ application: { state: 'withdrawn' } });
  expect((await withdraw(key)).statusCode).toBe(200);
  expect((await read()).jobApplications).toMatchObject([
    { state: 'withdrawn', notes: [{ text: WITHDRAWN, author: 'The applicant' }] },
  ]);
  const entries = await careers.services.db.select().from(auditEntries);
  const withdrawals = entries.filter(({ action, entityId }) => action === 'withdraw' && entityId === id);
  expect(withdrawals).toHaveLength(1);
  expect(JSON.stringify(withdrawals)).not.toContain('asha@example.com');
});

it('shows an interview until it is over or the application ends', async () => {
  const { key, id } = await applied();
  const startsAt = new Date(careers.clock.now().getTime() + DAY).toISOString();
  await careers.post(`/job-applications/${id}/interviews`, { startsAt, minutes: 45, place: 'Room 4' }, recruiter);
  const shown = async () => (await own(key)).json<{ application: { interviews: object[] } }>().application.interviews;
  expect(await shown()).toMatchObject([{ startsAt, place: 'Room 4' }]);
  await move(id, 'rejected');
  expect(await shown()).toEqual([]);
  await move(id, 'offer');
  expect(await shown()).toHaveLength(1);
  await withdraw(key);
  expect(await shown()).toEqual([]);
});

it('reads the key from the cookie of the link, and withdraws only the application that the page shows', async () => {
  const { key } = await applied();
  const headers = { cookie: `own-application=${key}` };
  const shown = (await careers.post('/job-applications/own', {}, headers)).json<{
    application: { reference: string };
  }>();
  const withdrawShown = (reference: string) => careers.post('/job-applications/own/withdrawal', { reference }, headers);
  expect((await withdrawShown('TC-another')).statusCode).toBe(404);
  expect((await withdrawShown(shown.application.reference)).json()).toMatchObject({
    application: { state: 'withdrawn' },
  });
});

it('refuses to withdraw a decided application', async () => {
  const { key, id } = await applied();
  for (const state of ['hired', 'rejected']) {
    await move(id, state);
    expect((await withdraw(key)).json()).toMatchObject({ success: false, message: DECIDED });
  }
});

it('treats an application as new that is sent again after its withdrawal', async () => {
  const { key } = await applied();
  await withdraw(key);
  await send(await applicationTo(careers, job._id));
  const { application } = (await own(key)).json<{ application: { state: string; sentAgainAt: string } }>();
  expect(application).toMatchObject({ state: 'new', sentAgainAt: expect.any(String) as string });
});

it('refuses keys that are guessed, of another application or of a deleted one', async () => {
  const { key, id } = await applied();
  const [, signature = ''] = key.split('.');
  for (const guess of [id, `${id}.`, `${id}.${'x'.repeat(43)}`, `other.${signature}`, '.', 'a.b.c', 'ä.ö'])
    for (const call of [own, withdraw]) expect((await call(guess)).statusCode).toBe(404);
  expect((await own(undefined)).statusCode).toBe(404);
  for (const bad of [1, '', 'x'.repeat(201)]) expect((await own(bad)).statusCode).toBe(400);
  await careers.call('DELETE', `/job-applications/${id}`, undefined, recruiter);
  expect((await own(key)).statusCode).toBe(404);
});
