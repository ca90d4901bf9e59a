import { sql } from 'drizzle-orm';
import { testApp } from '../../../test/harness';
import { firstField, inboxPath, reportPath, reportsOn } from '../../../test/reports';
import { DAY, MINUTE } from '../../clock';

let logged = '';
const site = testApp({
  asOwner: true,
  environment: { LOG_LEVEL: 'trace', LIMIT_FORMS_PER_HOUR: '100' },
  log: { write: (line) => void (logged += line) },
});
/** Signed in before each test, because some let days pass. */
const editor = { authorization: '' };
const owner = { authorization: '' };
beforeEach(async () => {
  Object.assign(editor, await site.signedIn('editor'));
  Object.assign(owner, await site.signedIn('owner'));
});
const { add, send, opened, inbox, runJobs, everyRow } = reportsOn(site, editor);

const ADDRESS = '203.0.113.77';
const AGENT = 'Zebrafox/77.1 (a recognisable browser)';
const TEXT = 'The foreman Quillfeather sold the catalyst';
const HEADERS = {
  'user-agent': AGENT,
  referer: 'https://intranet.example/zebra-referrer',
  cookie: 'visitor=zebra-cookie-1234567890',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'x-request-id': 'zebra-request-id',
  'x-forwarded-for': '198.51.100.66',
  'x-trace-id': 'zebra-trace',
};
const TRACES = /203\.0\.113|198\.51\.100|zebra|quillfeather|0af7651916cd/i;

const call = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/v1${url}`,
    headers: { ...HEADERS, 'content-type': 'application/json', ...headers },
    remoteAddress: ADDRESS,
    ...(payload !== undefined && { payload }),
  });

it('the sender of a report leaves no trace in any log line or table, whatever fails; the text is in the report alone', async () => {
  const form = await add();
  logged = '';
  const asked = firstField(form);
  const body = { [asked]: TEXT, consent: true };
  const withKey = { 'idempotency-key': 'zebra-idempotency' };
  await call(reportPath(form));
  const sent = await call(reportPath(form), body, withKey);
  const again = await call(reportPath(form), body, withKey);
  const [key, other] = [sent, again].map((answer) => answer.json<{ key: string }>().key);
  expect([sent.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(other).not.toBe(key);
  const failed = [
    await call(reportPath(form), { ...body, consent: false }),
    await call(reportPath(form), { [asked]: `${TEXT} `.repeat(300), consent: true }),
    await call(reportPath(form), { [asked]: TEXT.repeat(10_000), consent: true }),
    await call(reportPath(form), `{"${asked}": "${TEXT}`),
    await call(reportPath(form), body, { 'content-type': 'text/quillfeather' }),
    await call('/reports/forms/quillfeather', body),
    await call('/reports/thread', { key: 'quillfeather' }),
    await call('/reports/thread/messages', { key: 'quillfeather', text: TEXT }),
    await call('/reports/thread/messages', { key, text: '' }),
    await call('/reports/thread/quillfeather', { key }),
  ];
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 400, 415, 404, 404, 404, 400, 404]);
  await call('/reports/thread', { key });
  await call('/reports/thread/messages', { key, text: `${TEXT}, twice` });
  for (let miss = 0; miss < 25; miss += 1) await call('/reports/thread', { key: 'quillfeather' });
  expect((await call('/reports/thread', { key })).statusCode).toBe(429);
  // A signed-in sender is not recorded either.
  await call(reportPath(form), body, editor);
  // The people who handle it read, answer, change and export it.
  for (const { _id } of await inbox(form)) {
    await site.get(`/reports/inbox/${_id}`, editor);
    await site.post(`/reports/inbox/${_id}/replies`, { text: 'Thank you' }, editor);
    await site.call('PUT', `${inboxPath(form)}/${_id}`, { state: 'Done', note: 'Asked the plant' }, editor);
  }
  await site.get(`/export/forms:f${form._id}.csv`, editor);
  site.clock.pass(DAY);
  await runJobs();
  await site.services.visits.flush();

  const hidden = [key, other].flatMap((one = '') => [one, one.replaceAll('-', '')]);
  expect(logged).not.toMatch(TRACES);
  expect(logged).not.toMatch(/reports\/(?:forms|thread)/);
  expect(logged).toContain('/api/v1/reports/inbox');
  for (const one of hidden) expect(logged).not.toContain(one);
  // A counter that is read every few seconds would tell the moment.
  expect(await site.app.metrics.metrics()).not.toMatch(/sendReport|openReport|addToReport/);
  const rows = await everyRow();
  const traced = Object.entries(rows).filter(
    ([, text]) => TRACES.test(text) || hidden.some((one) => text.includes(one)),
  );
  expect(traced.map(([table]) => table)).toEqual(['report_messages']);
  expect(rows['report_messages']).not.toMatch(/203\.0\.113|198\.51\.100|zebra/i);
});

it('the sender is not named by the failure of the database either', async () => {
  const form = await add();
  logged = '';
  await site.services.db.execute(sql`alter table report_messages rename to report_messages_away`);
  const failed = await call(reportPath(form), { [firstField(form)]: TEXT, consent: true });
  await site.services.db.execute(sql`alter table report_messages_away rename to report_messages`);
  expect(failed.statusCode).toBe(500);
  expect(logged).toContain('request failed');
  expect(logged).not.toMatch(TRACES);
  expect(await inbox(form)).toEqual([]);
});

it('the moment of a report is not stored: nothing that is stored with a report has more than its day', async () => {
  const form = await add();
  site.clock.pass(10 * MINUTE);
  const key = await send(form, 'A valve leaks.');
  site.clock.pass(10 * MINUTE);
  await site.post('/reports/thread/messages', { key, text: 'It leaks more.' });
  const [item] = await inbox(form);
  const day = (await opened(key)).messages[0]?.day ?? '';
  const midnight = new Date(`${day}T00:00:00+05:30`).toISOString();
  expect([item?.createdAt, item?.updatedAt]).toEqual([midnight, midnight]);
  const rows = await everyRow();
  const tables = Object.keys(rows).filter((table) => rows[table]?.includes(item?._id ?? '-'));
  expect(tables.sort()).toEqual(['audit_entries', 'collection_items', 'report_messages', 'reports']);
  const audited = (await site.get('/audit?limit=100', owner)).json<{
    entries: { entityId: string; action: string }[];
  }>();
  expect(audited.entries.filter(({ entityId }) => entityId === item?._id).map(({ action }) => action)).toEqual([
    'open',
  ]);
});
