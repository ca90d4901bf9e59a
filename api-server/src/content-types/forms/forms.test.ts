import type { Form } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { registerCollections } from '../collections/register-collections';

const site = testApp({ environment: { LIMIT_FORMS_PER_HOUR: '100' } });
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const SAMPLE = {
  title: 'Ask for a sample',
  introduction: 'We send 200 ml.',
  agreement: 'I agree.',
  button: 'Ask',
  keptMonths: 3,
  questions: [
    { label: 'Which product?', kind: 'select', required: true, options: ['Demulsifier', 'Corrosion inhibitor'] },
    { label: 'Litres a month', kind: 'integer' },
    { label: 'Your water', kind: 'text', help: 'Salts, temperature' },
    { label: 'Where from', kind: 'select', options: ['A friend', 'A fair'] },
  ],
};
const add = async (changes: object = {}): Promise<Form> =>
  (await site.post('/forms', { ...SAMPLE, ...changes }, editor)).json<{ form: Form }>().form;
const change = (form: Form, changes: object) => site.call('PUT', `/forms/${form._id}`, changes, editor);
const answersPath = ({ _id }: Form) => `/x/forms/f${_id}`;
const namesOf = ({ questions }: Form) => questions.map(({ _id }) => `q${_id}`);

const visitor = { name: 'Asha Rao', email: 'asha@example.com', consent: true };
const send = (form: Form, answers: object) => site.post(answersPath(form), { ...visitor, ...answers });
const answers = async (form: Form) =>
  (await site.get(`${answersPath(form)}?status=all`, editor)).json<{ items: Record<string, unknown>[] }>().items;

it('stores what visitors send, for editors alone, with the answers to its questions', async () => {
  const form = await add();
  const [product = '', litres = '', water = '', from = ''] = namesOf(form);
  const sent = await send(form, { [product]: 'Demulsifier', [litres]: 40, [water]: 'Salty' });
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({ reference: expect.stringMatching(/^R-/) });
  expect(await answers(form)).toMatchObject([
    { name: 'Asha Rao', [product]: 'Demulsifier', [litres]: 40, [water]: 'Salty', [from]: 'No answer' },
  ]);
  for (const headers of [{}, recruiter])
    expect((await site.get(answersPath(form), headers)).body).not.toContain('Asha');

  const wrong = await send(form, { [product]: 'Beer', [litres]: -1, name: '' });
  expect(wrong.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    'name',
    product,
    litres,
  ]);
  const { collections } = (await site.get('/x', editor)).json<{ collections: { definition: object }[] }>();
  expect(collections).toContainEqual(
    expect.objectContaining({
      remote: 'forms',
      live: true,
      definition: expect.objectContaining({ what: SAMPLE.title }),
    }),
  );
});

it('has a state and a note for editors, which visitors cannot send, and a filter for the state', async () => {
  const form = await add({ questions: [] });
  const refused = await send(form, { state: 'Done' });
  expect([refused.statusCode, (await answers(form)).map(({ state }) => state)]).toEqual([201, ['New']]);
  const [item] = await answers(form);
  const taken = { state: 'In progress', handledBy: 'Meera', note: 'Called back', version: 1 };
  await site.call('PUT', `${answersPath(form)}/${String(item?.['_id'])}`, taken, editor);
  const inState = async (state: string) =>
    (await site.get(`${answersPath(form)}?status=all&state=${encodeURIComponent(state)}`, editor)).json<{
      items: { handledBy: string }[];
    }>().items;
  expect(await inState('New')).toEqual([]);
  expect(await inState('In progress')).toMatchObject([{ handledBy: 'Meera' }]);
});

it('emails answers to the desk of the form, and a confirmation without them to the sender', async () => {
  const form = await add({ desk: 'Press', confirmation: 'A chemist reads it tomorrow.' });
  const [product = '', litres = '', water = ''] = namesOf(form);
  const desks = [{ topic: 'Press', email: 'press@example.com' }];
  await site.call('PUT', '/message-desks', { desks }, await site.signedIn('owner'));
  const answer = await send(form, { [product]: 'Demulsifier', [litres]: 40, [water]: 'See evil.example' });
  const { reference } = answer.json<{ reference: string }>();
  const [[desk], [sender]] = await Promise.all([site.emailsTo('press@example.com'), site.emailsTo(visitor.email)]);
  expect(desk).toMatchObject({
    subject: `${reference}: Ask for a sample`,
    replyTo: visitor.email,
    text: expect.stringMatching(/Name: Asha Rao\n\nWhich product\?: Demulsifier\n\nLitres a month: 40\n\n/),
  });
  expect(desk?.text).toContain('Your water: See evil[.]example');
  expect(desk?.text).toContain(`/admin/forms:f${form._id}/${String((await answers(form))[0]?.['_id'])}`);
  expect(sender?.text).toContain('A chemist reads it tomorrow.');
  expect(sender?.text).toContain(reference);
  expect(sender?.text).not.toMatch(/Demulsifier|evil/);
});

it('keeps what was sent when questions and options are removed, and no longer asks for them', async () => {
  const form = await add();
  const [product = '', litres = ''] = namesOf(form);
  await send(form, { [product]: 'Demulsifier', [litres]: 40 });
  const [first] = form.questions;
  const questions = [
    { ...first, options: ['Corrosion inhibitor'] },
    { label: 'Since when', kind: 'date' },
  ];
  expect((await change(form, { questions })).statusCode).toBe(200);
  site.clock.pass(1_000);
  await send(form, { [product]: 'Corrosion inhibitor', [litres]: 7 });
  expect(await answers(form)).toMatchObject([
    { [product]: 'Corrosion inhibitor', [litres]: null },
    { [product]: 'Demulsifier', [litres]: 40 },
  ]);
  const otherKind = await change(form, { questions: [{ ...first, kind: 'text' }] });
  expect(otherKind.json()).toMatchObject({ errors: [{ path: 'questions.0.kind' }] });
});

it('refuses more questions, with those that were removed, than a collection can have', async () => {
  const questions = Array.from({ length: 40 }, (_, at) => ({ kind: 'line', label: `Question ${at}` }));
  const form = await add({ questions });
  const refused = await change(form, { questions });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path: 'questions' }] }]);
  expect((await site.get('/x', editor)).statusCode).toBe(200);
  expect((await change(form, { questions: form.questions.slice(0, 3) })).statusCode).toBe(200);
});

it('can be sent only while it is published, and a change of front ends does not close it', async () => {
  const form = await add({ status: 'draft', questions: [] });
  expect((await send(form, {})).statusCode).toBe(404);
  await change(form, { status: 'published' });
  await registerCollections(site.services, { microFrontends: {} }, () => undefined);
  expect((await send(form, {})).statusCode).toBe(201);
  await site.call('DELETE', `/forms/${form._id}`, undefined, editor);
  expect((await send(form, {})).statusCode).toBe(404);
  const trashed = await site.get(`/export/forms:f${form._id}.json`, editor);
  expect(trashed.body).toContain('Asha Rao');
});

it.each<[string, object]>([
  ['questions.0.label', { questions: [{ kind: 'line', label: '' }] }],
  ['questions.0.options', { questions: [{ kind: 'select', label: 'Which' }] }],
  ['questions.0.options', { questions: [{ kind: 'select', label: 'Which', options: ['a', 'a'] }] }],
  ['questions.0.kind', { questions: [{ kind: 'richText', label: 'Which' }] }],
  ['questions.0._id', { questions: [{ kind: 'line', label: 'Which', _id: '../name' }] }],
  ['keptMonths', { keptMonths: 500 }],
])('refuses wrong %s', async (path, changes) => {
  const { statusCode, ...refused } = await site.post('/forms', { ...SAMPLE, ...changes }, editor);
  expect(statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [expect.objectContaining({ path })] });
});

it('belongs to owners and editors', async () => {
  expect((await site.post('/forms', SAMPLE)).statusCode).toBe(401);
  expect((await site.post('/forms', SAMPLE, recruiter)).statusCode).toBe(403);
});
