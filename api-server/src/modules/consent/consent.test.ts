import type { Form, GivenConsent, PersonData, Section, Translation } from 'api-client';
import { testApp, type Authorization } from '../../../test/harness';
import { addJob, applicationTo } from '../../../test/jobs';
import { subscribeTo } from '../../../test/subscriptions';
import { agreedNotices } from '../../database/schema';

const site = testApp({ environment: { LANGUAGES: 'hi', LIMIT_FORMS_PER_HOUR: '100' }, newForEachTest: true });
let owner: Authorization;
beforeEach(async () => {
  owner = await site.signedIn('owner');
});

const EMAIL = 'asha@example.com';
const message = { name: 'Asha', email: EMAIL, message: 'Good day.', consent: true };

async function addNotice(text = '<p>We store what you send.</p>'): Promise<Section> {
  const body = { page: 'privacy', kind: 'text', heading: 'Privacy & you', text };
  return (await site.post('/sections', body, owner)).json<{ section: Section }>().section;
}
const change = ({ _id }: Section, body: object) => site.call('PUT', `/sections/${_id}`, body, owner);

/** Publishes texts of an item in Hindi. */
async function translate(collection: string, id: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const address = `/translations/hi/${collection}/${id}`;
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  const saved = await site.call('PUT', address, { version: 0, fields }, owner);
  expect(saved.statusCode).toBe(200);
  const { version } = saved.json<{ translation: Translation }>().translation;
  expect((await site.post(`${address}/publish`, { version }, owner)).statusCode).toBe(200);
}

const person = async () =>
  (await site.post('/people-data/find', { email: EMAIL }, owner)).json<{ person: PersonData }>().person;

it('keeps for every form which notice was agreed to, in which language, and its text', async () => {
  const notice = await addNotice();
  await translate('sections', notice._id, { text: '<p>आप जो भेजते हैं, हम उसे रखते हैं।</p>' });
  const job = await addJob(site);
  await site.post('/contact?locale=hi', message);
  await site.post('/job-applications', await applicationTo(site, job._id, { email: EMAIL }));
  await subscribeTo(site, 'newsletter', EMAIL);

  const found = await person();
  const consents = [found.messages, found.applications, found.subscriptions].map(([record]) => record?.consent);
  const [hindi, english] = consents as [GivenConsent, GivenConsent];
  expect([hindi.language, english.language]).toEqual(['hi', 'en']);
  expect(consents[2]).toEqual(english);
  expect(found.applications[0]?.sendings).toMatchObject([{ consent: english }]);
  const textOf = ({ notice: id }: GivenConsent) => found.notices.find(({ _id }) => _id === id)?.text;
  // The heading is not translated, so it was read in English.
  expect(textOf(hindi)).toMatch(/<h2>Privacy &amp; you<\/h2><p>आप जो भेजते हैं/);
  expect(textOf(english)).toMatch(/<h2>Privacy &amp; you<\/h2><p>We store what you send\.<\/p>\n<p>Your application/);
});

it('keeps the version of then after the notice was changed, and stores each version once', async () => {
  const notice = await addNotice();
  for (const _ of [1, 2]) {
    await site.post('/contact', message);
    site.clock.pass(1_000);
  }
  await change(notice, { text: '<p>We store it for a year.</p>' });
  await site.post('/contact', message);
  const { messages, notices } = await person();
  const [newest, second, first] = messages.map(({ consent }) => consent?.notice);
  expect(first).toBe(second);
  expect(newest).not.toBe(first);
  expect(notices.map(({ text }) => /store (.*?)\./.exec(text)?.[1])).toEqual(['what you send', 'it for a year']);
});

it('has only what visitors see of the notice', async () => {
  await addNotice();
  await change(await addNotice('<p>Hidden.</p>'), { visible: false });
  await change(await addNotice('<p>A draft.</p>'), { status: 'draft', unpublish: true });
  await site.post('/contact', message);
  const [notice] = (await person()).notices;
  expect(notice?.text).toContain('We store what you send.');
  expect(notice?.text).not.toMatch(/Hidden|A draft/);
});

it('keeps the sentence of an editors’ form as it was read, and shows the consent with the answer', async () => {
  await addNotice();
  const body = { title: 'Ask for a sample', agreement: 'I agree.', button: 'Ask', questions: [] };
  const { form } = (await site.post('/forms', body, owner)).json<{ form: Form }>();
  await translate('forms', form._id, { agreement: 'मैं सहमत हूँ।' });
  const path = `/x/forms/f${form._id}`;
  expect((await site.post(`${path}?locale=hi`, { name: 'Asha', email: EMAIL, consent: true })).statusCode).toBe(201);
  const { collectionItems, notices } = await person();
  const [answer] = collectionItems;
  expect(answer?.consent).toEqual({ notice: notices[0]?._id, language: 'hi' });
  expect(notices[0]?.text).toMatch(/^<p>मैं सहमत हूँ।<\/p>\n<h2>/);
  const read = () => site.get(`${path}/${answer?._id}`, owner);
  expect((await read()).json()).toMatchObject({ item: { consent: answer?.consent } });
  // A change by editors keeps it.
  await site.call('PUT', `${path}/${answer?._id}`, { state: 'Done', version: 1 }, owner);
  expect((await read()).json()).toMatchObject({ item: { state: 'Done', consent: answer?.consent } });
});

it('keeps the consent of each version of an application', async () => {
  const job = await addJob(site);
  const apply = async (query: string) =>
    site.post(`/job-applications${query}`, await applicationTo(site, job._id, { email: EMAIL }));
  await apply('?locale=hi');
  site.clock.pass(1_000);
  await apply('');
  const { applications } = await person();
  const [application] = applications;
  expect(application?.sendings.map(({ consent }) => consent?.language)).toEqual(['hi', 'en']);
  expect(application?.consent?.language).toBe('en');
});

it('is erased with the person; the text of the notice, which is about no one, stays', async () => {
  await addNotice();
  await site.post('/contact', message);
  await site.post('/people-data/erase', { email: EMAIL }, owner);
  expect(await person()).toMatchObject({ messages: [], notices: [] });
  expect(JSON.stringify(await site.services.db.select().from(agreedNotices))).not.toMatch(/asha/i);
});

it('refuses a language that the site does not have', async () => {
  expect((await site.post('/contact?locale=xx', message)).statusCode).toBe(400);
});
