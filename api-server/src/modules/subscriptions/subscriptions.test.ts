import { UNCONFIRMED_DAYS, type PersonData, type Subscription } from 'api-client';
import { testApp, type Authorization } from '../../../test/harness';
import { addJob } from '../../../test/jobs';
import { DAY, HOUR } from '../../clock';
import { auditEntries, limitEvents, outbox, subscriptions } from '../../database/schema';
import { runCleanupJobs } from '../../plugins/cleanup-jobs';
import { emailsTo, linkIn, subscribeTo } from '../../../test/subscriptions';

const EMAIL = 'asha@example.com';

const site = testApp({ newForEachTest: true });
let owner: Authorization;
beforeEach(async () => {
  owner = await site.signedIn('owner');
});

const stored = () => site.services.db.select().from(subscriptions);
const ask = (changes: Record<string, unknown> = {}, remoteAddress?: string) => {
  site.clock.pass(1);
  return site.app.inject({
    method: 'POST',
    url: '/api/v1/subscriptions',
    payload: { kind: 'newsletter', email: EMAIL, consent: true, ...changes },
    ...(remoteAddress && { remoteAddress }),
  });
};
const confirm = (token: string) => site.post('/subscriptions/confirmation', { token });
const latestLink = async (what: 'confirm' | 'unsubscribe', email = EMAIL): Promise<string> =>
  linkIn((await emailsTo(site, email)).at(-1), what);
const cleanUp = () =>
  runCleanupJobs(site.services, (error) => {
    throw error;
  });

it('sends only one confirmation to an unconfirmed address', async () => {
  expect((await ask()).json()).toMatchObject({ success: true });
  const [email] = await emailsTo(site, EMAIL);
  expect(email).toContain('Subject: Confirm the newsletter');
  expect(await stored()).toMatchObject([{ email: EMAIL, confirmedAt: null }]);
  const token = await latestLink('confirm');
  expect((await confirm(`${token}x`)).statusCode).toBe(404);
  expect((await confirm(token)).statusCode).toBe(200);
  // Pressed twice, or opened again later.
  expect((await confirm(token)).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ email: EMAIL, confirmedAt: site.clock.now() }]);
});

it('answers alike, whether an address is subscribed, unconfirmed or new', async () => {
  await subscribeTo(site, 'newsletter', EMAIL);
  await ask({ email: 'waits@example.com' });
  const answers = await Promise.all(
    [EMAIL, 'waits@example.com', 'new@example.com'].map(async (email, at) => ask({ email }, `10.0.2.${at}`)),
  );
  const said = answers.map(({ statusCode, body }) => ({ statusCode, body }));
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
  // Subscribers get an email that says so, with a link to unsubscribe.
  expect((await emailsTo(site, EMAIL)).at(-1)).toContain('Subject: You already get our newsletter');
});

it('lets a link expire, and deletes an unconfirmed address', async () => {
  await ask();
  const token = await latestLink('confirm');
  site.clock.pass(UNCONFIRMED_DAYS * DAY);
  expect((await confirm(token)).statusCode).toBe(404);
  await cleanUp();
  expect(await stored()).toEqual([]);
});

it('accepts only the latest request: an older link confirms nothing else', async () => {
  const { location } = await addJob(site);
  await addJob(site, { location: 'Hazira' });
  await ask({ kind: 'job-alert', filter: { location: [location] } });
  const first = await latestLink('confirm');
  await ask({ kind: 'job-alert', filter: { location: ['hazira'] } });
  expect((await confirm(first)).statusCode).toBe(404);
  expect((await confirm(await latestLink('confirm'))).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ filter: { location: ['Hazira'], department: [] } }]);
});

it('keeps the confirmed filter until a change is confirmed, whoever requests it', async () => {
  await addJob(site);
  await subscribeTo(site, 'job-alert', EMAIL, { location: ['Jorhat'] });
  await ask({ kind: 'job-alert', filter: {} });
  expect(await stored()).toMatchObject([{ filter: { location: ['Jorhat'] }, requested: { location: [] } }]);
});

it('puts no text of callers into its emails', async () => {
  await addJob(site, { title: 'Draft', location: 'Secretville', status: 'draft' });
  for (const location of ['Win at evil.example', 'Secretville']) {
    const answer = await ask({ kind: 'job-alert', filter: { location: [location] } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'filter.location' }] });
  }
  expect(await stored()).toEqual([]);
});

it('is limited by the caller and by the address, and answers a filled honeypot like any other', async () => {
  expect((await ask({ website: 'https://spam.example' })).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1) expect((await ask({}, '10.0.3.1')).statusCode).toBe(200);
  expect((await ask({}, '10.0.3.1')).statusCode).toBe(429);
  const token = await latestLink('confirm');
  // From another address: it is accepted, but sends no further email. The link in the last one works.
  expect((await ask({}, '10.0.3.2')).statusCode).toBe(200);
  expect(await emailsTo(site, EMAIL)).toHaveLength(5);
  expect((await confirm(token)).statusCode).toBe(200);
  site.clock.pass(HOUR);
  expect((await ask({}, '10.0.3.1')).statusCode).toBe(200);
});

it.each([
  ['a mail program sends (RFC 8058)', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a mail program may send as well',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('unsubscribes with the one call that %s', async (_what, type, payload) => {
  await subscribeTo(site, 'newsletter', EMAIL);
  await ask();
  const token = await latestLink('unsubscribe');
  const url = `/api/v1/subscriptions/unsubscribe?token=${token}`;
  const call = () => site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  expect((await site.app.inject({ url })).headers.location).toBe(`/subscription?unsubscribe=${token}`);
  // Requesting the address, as link checkers do, changes nothing.
  expect(await stored()).toHaveLength(1);
  expect((await call()).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
  expect((await call()).statusCode).toBe(200);
  expect((await site.post(`/subscriptions/unsubscribe?token=${token}x`)).statusCode).toBe(404);
});

it('confirms and unsubscribes with the cookie that the link was exchanged for', async () => {
  await ask();
  const token = await latestLink('confirm');
  expect(
    (await site.post('/subscriptions/confirmation', {}, { cookie: `confirm-subscription=${token}` })).statusCode,
  ).toBe(200);
  expect((await site.post('/subscriptions/unsubscribe')).statusCode).toBe(404);
  // After another request, the email has the link to unsubscribe.
  await ask();
  const cookie = `unsubscribe=${await latestLink('unsubscribe')}`;
  expect((await site.post('/subscriptions/unsubscribe', {}, { cookie })).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});

it('accepts forms at no other call', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/subscriptions', payload: 'a=b', headers });
  expect(answer.statusCode).toBe(415);
});

it('shows owners both lists, recruiters job alerts and editors the newsletter', async () => {
  await addJob(site);
  await subscribeTo(site, 'newsletter', EMAIL);
  await subscribeTo(site, 'job-alert', EMAIL, { location: ['Jorhat'] });
  await ask({ email: 'waits@example.com' });
  const [recruiter, editor] = [await site.signedIn('recruiter'), await site.signedIn('editor')];
  const list = (query: string, headers: Authorization) => site.get(`/subscriptions?${query}`, headers);
  for (const headers of [owner, recruiter]) {
    const answer = (await list('kind=job-alert', headers)).json();
    expect(answer).toMatchObject({ total: 1, confirmed: 1, subscriptions: [{ filter: { location: ['Jorhat'] } }] });
  }
  const newsletter = (await list('kind=newsletter&limit=1&page=2', editor)).json();
  expect(newsletter).toMatchObject({ total: 2, confirmed: 1, subscriptions: [{ email: EMAIL, state: 'confirmed' }] });
  expect((await list('kind=newsletter&state=waiting&search=waits', owner)).json()).toMatchObject({ total: 1 });
  for (const path of ['/subscriptions', '/subscriptions.csv']) {
    expect((await site.get(`${path}?kind=newsletter`, recruiter)).statusCode).toBe(403);
    expect((await site.get(`${path}?kind=job-alert`, editor)).statusCode).toBe(403);
  }
  const [alert] = (await list('kind=job-alert', owner)).json<{ subscriptions: Subscription[] }>().subscriptions;
  expect((await site.call('DELETE', `/subscriptions/${alert?._id}`, undefined, editor)).statusCode).toBe(403);
  expect((await site.call('DELETE', `/subscriptions/${alert?._id}`, undefined, recruiter)).statusCode).toBe(200);
  expect((await list('kind=job-alert', owner)).json()).toMatchObject({ total: 0 });
});

it('is exported as CSV, and every export, deletion and change is in the audit log without the address', async () => {
  await subscribeTo(site, 'newsletter', '=cmd@example.com');
  const csv = (await site.get('/subscriptions.csv?kind=newsletter', owner)).body;
  expect(csv).toMatch(/^\uFEFFEmail,State,Positions,Consent,Confirmed\r\n'=cmd@example\.com,confirmed,,/);
  const [one] = await stored();
  await site.call('DELETE', `/subscriptions/${one?.id}`, undefined, owner);
  const entries = await site.services.db.select().from(auditEntries);
  const said = entries.filter(({ collection }) => collection === 'subscriptions');
  expect(said.map(({ action }) => action)).toEqual(['confirm', 'export', 'delete']);
  expect(JSON.stringify(said)).not.toContain('cmd@');
});

it('is found and erased with the data of its person', async () => {
  await subscribeTo(site, 'newsletter', 'Asha@Example.com');
  await subscribeTo(site, 'newsletter', `x${EMAIL}`);
  const { person } = (await site.post('/people-data/find', { email: EMAIL }, owner)).json<{ person: PersonData }>();
  expect(person.subscriptions).toMatchObject([{ kind: 'newsletter', email: 'Asha@Example.com' }]);
  expect((await site.post('/people-data/erase', { email: EMAIL }, owner)).json()).toMatchObject({
    report: { subscriptions: 1, mails: 1 },
  });
  const { db } = site.services;
  const left = [...(await stored()), ...(await db.select().from(outbox)), ...(await db.select().from(limitEvents))];
  expect(JSON.stringify(left)).not.toMatch(/[^x]asha@example\.com/i);
  expect(await stored()).toHaveLength(1);
});
