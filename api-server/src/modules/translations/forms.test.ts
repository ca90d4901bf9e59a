import type { Form, ReportForm, Translation } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi', LIMIT_FORMS_PER_HOUR: '100' } });
const editor = testAdmin(site, 'editor');

const SAMPLE = {
  ...{ title: 'Ask for a sample', introduction: 'We send 200 ml.', thanks: 'We will call you.' },
  ...{ agreement: 'I agree.', button: 'Ask' },
  questions: [
    { kind: 'select', label: 'Which product?', required: true, options: ['Demulsifier', 'Inhibitor'] },
    { kind: 'line', label: 'Company', help: 'As on the invoice' },
  ],
};

const add = async (changes: object = {}): Promise<Form> =>
  (await site.post('/forms', { ...SAMPLE, ...changes }, editor)).json<{ form: Form }>().form;
const edit = async (form: Form, changes: object): Promise<Form> =>
  (await site.call('PUT', `/forms/${form._id}`, changes, editor)).json<{ form: Form }>().form;
const read = async ({ _id }: Form) =>
  (await site.get(`/translations/hi/forms/${_id}`, editor)).json<{ translation: Translation }>().translation;
const inHindi = async ({ _id }: Form) => (await site.get(`/forms/${_id}?locale=hi`)).json<{ form: Form }>().form;

/** Saves and publishes texts in Hindi, by their English ones. */
async function translate(form: Form, words: Readonly<Record<string, string>>): Promise<void> {
  const { version, fields } = await read(form);
  const texts = fields.flatMap(({ field, source, sourceHash }) => {
    const value = words[String(source)];
    return value === undefined ? [] : [[field, { value, sourceHash }] as const];
  });
  expect(texts).toHaveLength(Object.keys(words).length);
  const address = `/translations/hi/forms/${form._id}`;
  const saved = await site.call('PUT', address, { version, fields: Object.fromEntries(texts) }, editor);
  expect(saved.statusCode).toBe(200);
  await site.call('POST', `${address}/publish`, { version: version + 1 }, editor);
}

const HINDI = { 'Ask for a sample': 'नमूना माँगें', 'Which product?': 'कौन-सा उत्पाद?', Demulsifier: 'डीमल्सीफ़ायर' };

it('answers the texts of a form in the language of the reader, each with what is still English', async () => {
  const form = await add();
  const before = (await site.get(`/forms/${form._id}`)).body;
  await translate(form, HINDI);
  expect(await inHindi(form)).toMatchObject({
    ...{ title: 'नमूना माँगें', agreement: 'I agree.', locale: 'hi' },
    untranslated: ['introduction', 'agreement', 'button', 'thanks'],
    questions: [
      {
        ...{ label: 'कौन-सा उत्पाद?', options: ['Demulsifier', 'Inhibitor'] },
        ...{ optionLabels: { Demulsifier: 'डीमल्सीफ़ायर' }, locale: 'hi', untranslated: ['options'] },
      },
      { label: 'Company', help: 'As on the invoice', untranslated: ['label', 'help'] },
    ],
  });
  expect((await site.get(`/forms/${form._id}`)).body).toBe(before);
});

it('stores and confirms the English words of an answer, whichever language they were read in', async () => {
  const form = await add();
  await translate(form, HINDI);
  const [product = ''] = (await inHindi(form)).questions.map(({ _id }) => `q${_id}`);
  const sent = (value: string) =>
    site.post(`/x/forms/f${form._id}`, { name: 'आशा', email: 'a@example.com', consent: true, [product]: value });
  expect((await sent('Demulsifier')).statusCode).toBe(201);
  expect((await sent('डीमल्सीफ़ायर')).statusCode).toBe(400);
  const { items } = (await site.get(`/x/forms/f${form._id}?status=all`, editor)).json<{ items: object[] }>();
  expect(items).toMatchObject([{ name: 'आशा', [product]: 'Demulsifier' }]);
});

it('follows questions and choices that are moved; another choice is another text', async () => {
  const form = await add();
  await translate(form, HINDI);
  const [which, company] = form.questions;
  await edit(form, { questions: [company, { ...which, options: ['Inhibitor', 'Demulsifier'] }] });
  expect((await inHindi(form)).questions).toMatchObject([
    { label: 'Company' },
    { label: 'कौन-सा उत्पाद?', options: ['Inhibitor', 'Demulsifier'], optionLabels: { Demulsifier: 'डीमल्सीफ़ायर' } },
  ]);
  await edit(form, { questions: [{ ...which, label: 'Which grade?', options: ['Demulsifier D 5'] }, company] });
  const states = (await read(form)).fields.map(({ source, state }) => [source, state]);
  expect(states).toEqual(
    expect.arrayContaining([
      ['Ask for a sample', 'done'],
      ['Which grade?', 'outdated'],
      ['Demulsifier D 5', 'missing'],
    ]),
  );
  expect((await inHindi(form)).questions[0]).not.toHaveProperty('optionLabels');
});

it('goes to translators and back with its choices', async () => {
  const form = await add();
  const { texts } = (await site.get('/translation-texts/hi/forms?state=all&limit=100', editor)).json<{
    texts: { item: string; field: string; label: string; source: string }[];
  }>();
  const own = texts.filter(({ item }) => item === form._id);
  expect(own.map(({ label, source }) => `${label}: ${source}`)).toContain('Questions 1: Option 2: Inhibitor');
  const [inhibitor] = own.filter(({ source }) => source === 'Inhibitor');
  const body = { texts: [{ item: form._id, field: inhibitor?.field, source: 'Inhibitor', value: 'अवरोधक' }] };
  const imported = await site.post('/translation-texts/hi/forms', body, editor);
  expect(imported.statusCode).toBe(200);
  expect((await read(form)).fields).toContainEqual(expect.objectContaining({ source: 'Inhibitor', value: 'अवरोधक' }));
});

it('translates a form for reports without a name, whose reports are read in English', async () => {
  const form = await add({ anonymous: true });
  const address = `/reports/forms/${form._id}`;
  const english = (await site.get(address)).body;
  await translate(form, HINDI);
  const shown = (await site.get(`${address}?locale=hi`)).json<{ form: ReportForm }>().form;
  expect(shown).toMatchObject({
    ...{ title: 'नमूना माँगें', locale: 'hi' },
    questions: [{ label: 'कौन-सा उत्पाद?', optionLabels: { Demulsifier: 'डीमल्सीफ़ायर' } }, { label: 'Company' }],
  });
  expect((await site.get(address)).body).toBe(english);
  expect((await site.get(`${address}?locale=xx`)).statusCode).toBe(400);
  const [product = ''] = shown.questions.map(({ _id }) => `q${_id}`);
  const { key } = (await site.post(address, { [product]: 'Demulsifier', consent: true })).json<{ key: string }>();
  const { report } = (await site.post('/reports/thread', { key })).json<{ report: object }>();
  expect(report).toMatchObject({
    title: 'Ask for a sample',
    messages: [{ answers: [{ label: 'Which product?', value: 'Demulsifier' }] }],
  });
});
