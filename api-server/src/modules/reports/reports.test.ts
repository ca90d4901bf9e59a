import type { Form, Report } from 'api-client';
import { testApp } from '../../../test/harness';
import { firstField, inboxPath, reportPath, reportsOn, SPEAK_UP } from '../../../test/reports';
import { DAY } from '../../clock';

const site = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '100' } });
/** Signed in before each test, because some let days pass. */
const editor = { authorization: '' };
const owner = { authorization: '' };
const recruiter = { authorization: '' };
beforeEach(async () => {
  Object.assign(editor, await site.signedIn('editor'));
  Object.assign(owner, await site.signedIn('owner'));
  Object.assign(recruiter, await site.signedIn('recruiter'));
});
const { add, send, open, opened, inbox, runJobs, everyRow } = reportsOn(site, editor);

it('a report without a name asks for no name, and opens with its key, however people write that', async () => {
  const form = await add();
  const asked = (await site.get(reportPath(form))).json<{ form: object }>();
  expect(asked).toMatchObject({ form: { title: SPEAK_UP.title, questions: [{ label: 'What happened?' }, {}, {}] } });
  const answer = await site.post(reportPath(form), {
    [firstField(form)]: 'A valve leaks.',
    consent: true,
    website: '',
  });
  const { key } = answer.json<{ key: string }>();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  expect(key).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  for (const typed of [
    key,
    key.toUpperCase(),
    ` ${key.replaceAll('-', ' ')} `,
    key.replaceAll('0', 'O').replaceAll('1', 'l'),
  ])
    expect(await opened(typed)).toMatchObject({
      title: SPEAK_UP.title,
      state: 'New',
      messages: [{ from: 'sender', answers: [{ label: 'What happened?', value: 'A valve leaks.' }] }],
    });
  expect((await open(key)).headers['cache-control']).toBe('no-store');
});

it('a report is answered in the inbox, and its sender writes again, after which it is new again', async () => {
  const form = await add();
  const key = await send(form, 'A valve leaks.');
  const [item] = await inbox(form);
  expect(item).toMatchObject({ state: 'New', name: expect.stringMatching(/^S-/) });
  const replies = `/reports/inbox/${item?._id}/replies`;
  const replied = await site.post(replies, { text: 'At which plant?' }, editor);
  expect([replied.statusCode, replied.json()]).toMatchObject([
    201,
    { report: { messages: [{}, { from: 'company' }] } },
  ]);
  await site.call('PUT', `${inboxPath(form)}/${item?._id}`, { state: 'Done', handledBy: 'Meera', version: 1 }, editor);
  expect(await opened(key)).toMatchObject({ state: 'Done', messages: [{}, { text: 'At which plant?' }] });
  const before = await inbox(form);
  const added = await site.post('/reports/thread/messages', { key, text: 'At Dahej.' });
  expect([added.statusCode, added.json()]).toMatchObject([201, { report: { state: 'New' } }]);
  expect(await inbox(form)).toEqual([{ ...before[0], state: 'New', version: 3 }]);
  const thread = (await site.get(`/reports/inbox/${item?._id}`, owner)).json<{ report: Report }>().report;
  expect(thread.messages.map(({ from, text }) => [from, text])).toEqual([
    ['sender', ''],
    ['company', 'At which plant?'],
    ['sender', 'At Dahej.'],
  ]);
  for (const [headers, status] of [
    [{}, 401],
    [recruiter, 403],
  ] as const) {
    expect((await site.get(`/reports/inbox/${item?._id}`, headers)).statusCode).toBe(status);
    expect((await site.post(replies, { text: 'No' }, headers)).statusCode).toBe(status);
  }
  const { entries } = (await site.get('/audit?limit=100', owner)).json<{
    entries: { action: string; title: string }[];
  }>();
  expect(entries.find(({ action }) => action === 'reply')?.title).toBe(item?.name.toLowerCase());
});

it('wrong fields, a wrong key, and forms that are closed or ask for a name are refused', async () => {
  const form = await add();
  const wrong = await site.post(reportPath(form), { consent: false });
  expect(wrong.json<{ errors: { path: string }[] }>().errors.map((one) => one.path)).toEqual([
    firstField(form),
    'consent',
  ]);
  expect((await open('0000-0000-0000-0000')).statusCode).toBe(404);
  const named = await add({ anonymous: false });
  expect((await site.post(reportPath(named), { consent: true })).statusCode).toBe(404);
  expect((await site.post(inboxPath(form), { name: 'Asha', consent: true })).statusCode).toBe(404);
  await site.call('PUT', `/forms/${form._id}`, { status: 'draft', unpublish: true }, editor);
  expect((await site.post(reportPath(form), { [firstField(form)]: 'x', consent: true })).statusCode).toBe(404);
});

it('a form keeps its kind once there are answers', async () => {
  const form = await add({ anonymous: false });
  const change = (one: Form, anonymous: boolean) => site.call('PUT', `/forms/${one._id}`, { anonymous }, editor);
  expect((await change(form, true)).statusCode).toBe(200);
  await send(form, 'A valve leaks.');
  expect((await change(form, false)).json()).toMatchObject({ errors: [{ path: 'anonymous' }] });
  expect(await inbox(form)).toHaveLength(1);
});

it('a report is announced to the desk on the next day, without its contents and its time', async () => {
  const form = await add({ title: 'Speak up' });
  const desks = [{ topic: 'Press', email: 'speak-up@example.com' }];
  await site.call('PUT', '/message-desks', { desks }, owner);
  const key = await send(form, 'A valve leaks.');
  await site.post('/reports/thread/messages', { key, text: 'It leaks more.' });
  const emails = async () =>
    (await site.emailsTo('speak-up@example.com')).filter(({ subject }) => subject.startsWith('Speak up'));
  await runJobs();
  expect(await emails()).toEqual([]);
  site.clock.pass(DAY);
  await runJobs();
  await runJobs();
  expect(await emails()).toEqual([expect.objectContaining({ subject: 'Speak up: 1 new report and 1 new message' })]);
  const [email] = await emails();
  expect(email?.text).toContain(`/admin/forms:f${form._id}`);
  expect(email?.text).not.toMatch(/leak|S-/);
});

it('a report is exported without contents and key', async () => {
  const form = await add();
  await send(form, 'A valve leaks.');
  for (const format of ['csv', 'json']) {
    const exported = await site.get(`/export/forms:f${form._id}.${format}`, editor);
    expect(exported.body).toContain('S-');
    expect(exported.body).not.toMatch(/leaks|hash/i);
  }
});

it('a report is deleted with its thread after the months of its form, and from the trash at once for its sender', async () => {
  const form = await add({ keptMonths: 1 });
  const [kept, trashed] = [await send(form, 'Kept'), await send(form, 'Trashed')];
  const items = await inbox(form);
  for (const { _id } of items)
    if (JSON.stringify((await site.get(`/reports/inbox/${_id}`, editor)).json()).includes('Trashed'))
      await site.call('DELETE', `${inboxPath(form)}/${_id}`, undefined, editor);
  expect([(await open(kept)).statusCode, (await open(trashed)).statusCode]).toEqual([200, 404]);
  site.clock.pass(32 * DAY);
  await runJobs();
  expect((await open(kept)).statusCode).toBe(404);
  expect((await everyRow())['report_messages']).not.toMatch(/Kept|Trashed/);
});
