import { testApp } from '../../../test/harness';
import { HOUR } from '../../clock';
import { admins, telemetryEvents } from '../../database/schema';

const site = testApp({ environment: { SESSION_IDLE_MINUTES: '10000', SESSION_HOURS: '100' } });

const figures = async (headers: Record<string, string>) =>
  (await site.get('/dashboard', headers)).json<{ dashboard: Record<string, unknown> }>().dashboard;

it('counts open tasks, for the roles that handle them', async () => {
  const [owner, editor, recruiter] = [
    await site.signedIn('owner'),
    await site.signedIn('editor'),
    await site.signedIn('recruiter'),
  ];
  const nothing = {
    openings: 0,
    newApplications: 0,
    newMessages: 0,
    adminRequests: 0,
    failedEmails: 0,
    unpublished: [],
  };
  expect(await figures(owner)).toMatchObject(nothing);
  const job = { title: 'Welder', location: 'Hazira', role: ['Welder'], detail: 'Weld.' };
  await site.call('POST', '/job-postings', job, recruiter);
  await site.call('POST', '/job-postings', { ...job, state: 'closed' }, recruiter);
  await site.call('POST', '/job-postings', { ...job, status: 'draft' }, recruiter);
  const blog = { title: 'B', content: '<p>T.</p>', blogImg: '/api/v1/files/b.webp', author: 'N' };
  await site.call('POST', '/blogs', { ...blog, status: 'draft' }, editor);
  await site.call('POST', '/blogs', { ...blog, status: 'scheduled', publishAt: '2027-01-01T00:00:00.000Z' }, editor);
  await site.call('POST', '/contact', {
    ...{ name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day to all of you.', consent: true },
  });
  const [{ id: _, emailKey: __, email: ___, ...someone } = {}] = await site.services.db.select().from(admins);
  const asks = { id: 'asks', email: 'asks@a.example', emailKey: 'asks@a.example', status: 'pending' as const };
  await site.services.db.insert(admins).values({ ...(someone as typeof admins.$inferInsert), ...asks });

  expect(await figures(owner)).toMatchObject({
    ...{ openings: 1, newApplications: 0, newMessages: 1, adminRequests: 1 },
    unpublished: [
      { collection: 'job-postings', drafts: 1, scheduled: 0 },
      { collection: 'blogs', drafts: 1, scheduled: 1 },
    ],
  });
  expect(await figures(editor)).toMatchObject({ newMessages: 1, adminRequests: 0, unpublished: [{}, {}] });
  expect(await figures(recruiter)).toMatchObject({ openings: 1, newMessages: 0, adminRequests: 0, unpublished: [] });
  expect((await site.get('/dashboard')).statusCode).toBe(401);
});

it("shows loads and failures of the site's sections in the last day", async () => {
  const report = { kind: 'remote', name: 'careers', version: '1.0.0-abc' };
  const send = (outcome: 'loaded' | 'failed') =>
    site.services.db.insert(telemetryEvents).values({
      ...report,
      kind: 'remote',
      at: site.clock.now(),
      outcome,
      value: 1,
    } as typeof telemetryEvents.$inferInsert);
  await send('loaded');
  site.clock.pass(25 * HOUR);
  await send('loaded');
  await send('failed');
  expect((await figures(await site.signedIn('owner')))['sections']).toEqual([
    { remote: 'careers', version: '1.0.0-abc', loads: 2, failures: 1 },
  ]);
});

it('counts the messages of each of the last thirty days, for those who may read them', async () => {
  const write = () =>
    site.call('POST', '/contact', {
      ...{ name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day to all of you.', consent: true },
    });
  // None of the messages before is counted.
  site.clock.pass(31 * 24 * HOUR);
  await write();
  site.clock.pass(28 * 24 * HOUR);
  await write();
  await write();
  const days = Array.from({ length: 30 }, () => 0);
  expect(await figures(await site.signedIn('owner'))).toMatchObject({
    messagesByDay: days.with(1, 1).with(29, 2),
    applicationsByDay: days,
  });
  site.clock.pass(2 * 24 * HOUR);
  expect(await figures(await site.signedIn('editor'))).toMatchObject({
    messagesByDay: days.with(27, 2),
    applicationsByDay: [],
  });
  expect(await figures(await site.signedIn('recruiter'))).toMatchObject({ messagesByDay: [] });
});
