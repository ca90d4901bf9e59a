import type { Form, JobApplication, NewsItem, Translation } from 'api-client';
import { testApp, type Authorization } from '../../test/harness';
import { addJob, applicationTo } from '../../test/jobs';
import { emailHtml } from '../mail/email-html';
import type { MailTransport } from '../mail/transport';
import { sendNewsletters } from '../modules/newsletter/issues';
import { sendJobAlerts } from '../modules/subscriptions/job-alerts';

type Email = Parameters<MailTransport['send']>[0];

const sent: Email[] = [];
const mail: MailTransport = {
  send: async (email) => `${sent.push(email)}`,
  stored: async () => undefined,
  forget: async () => undefined,
  ping: async () => undefined,
  close: () => undefined,
};
const site = testApp({ environment: { LANGUAGES: 'hi,gu', LIMIT_FORMS_PER_HOUR: '100' }, newForEachTest: true, mail });
let owner: Authorization;
beforeEach(async () => {
  owner = await site.signedIn('owner');
  sent.length = 0;
});

const EMAIL = 'asha@example.com';

/** The emails to the visitor since the last call. */
async function emails(): Promise<Email[]> {
  await site.services.mail.flush();
  return sent.splice(0).filter(({ to }) => to === EMAIL);
}

/** Publishes texts of an item in a language. */
async function translate(collection: string, id: string, texts: Readonly<Record<string, string>>, language = 'hi') {
  const address = `/translations/${language}/${collection}/${id}`;
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  const saved = await site.call('PUT', address, { version: 0, fields }, owner);
  const { version } = saved.json<{ translation: Translation }>().translation;
  expect((await site.post(`${address}/publish`, { version }, owner)).statusCode).toBe(200);
}

/** The English words of an email besides its addresses, its reference and what people have written. */
const englishIn = ({ subject, text }: Email, ...written: readonly string[]): string[] =>
  written
    .reduce((left, words) => left.replaceAll(words, ''), `${subject}\n${text}`)
    .replaceAll(/https?:\S+|\bTC-[\w-]+|\bR-[\w-]+/g, '')
    .match(/[A-Za-z]{2,}/g) ?? [];

async function hindiJob() {
  const job = await addJob(site);
  await translate('job-postings', job._id, { title: 'मड इंजीनियर' });
  return job;
}

const subscribe = async (kind: string) => {
  site.clock.pass(1);
  await site.post('/subscriptions?locale=hi', { kind, email: EMAIL, consent: true });
  const [email] = await emails();
  const token = /[?&]confirm=([\w.-]+)/.exec(email?.text ?? '')?.[1];
  expect((await site.post('/subscriptions/confirmation', { token })).statusCode).toBe(200);
  return email as Email;
};

it('confirms an application, invites, cancels and confirms a withdrawal in the language of the form', async () => {
  const job = await hindiJob();
  await site.post('/job-applications?locale=hi', await applicationTo(site, job._id, { email: EMAIL }));
  const [confirmation] = (await emails()) as [Email];
  expect(confirmation).toMatchObject({ language: 'hi', subject: expect.stringContaining('मड इंजीनियर') as string });
  expect(confirmation.text).toContain('पद बंद होने के 180 दिन बाद');
  expect(confirmation.text).toMatch(/https?:\/\/[^/]+\/hi\//);
  expect(emailHtml({ ...confirmation, siteUrl: '' })).toContain('<html lang="hi">');

  const { jobApplications } = (await site.get('/job-applications', owner)).json<{
    jobApplications: JobApplication[];
  }>();
  const path = `/job-applications/${jobApplications[0]?._id}`;
  const startsAt = new Date(site.clock.now().getTime() + 86_400_000).toISOString();
  const invited = await site.post(`${path}/interviews`, { startsAt, minutes: 45, place: 'वडोदरा' }, owner);
  const [interview] = invited.json<{ jobApplication: JobApplication }>().jobApplication.interviews;
  const [invitation] = (await emails()) as [Email];
  expect(invitation.text).toMatch(/समय: \S+वार, .* 45 मिनट\nस्थान: वडोदरा/);
  expect(invitation.calendar?.replaceAll(/\r\n\s/g, '')).toContain('SUMMARY:साक्षात्कार: मड इंजीनियर');
  await site.call('DELETE', `${path}/interviews/${interview?._id}`, undefined, owner);
  const [cancellation] = (await emails()) as [Email];

  const key = /[?&]key=([\w.-]+)/.exec(confirmation.text)?.[1];
  await site.post('/job-applications/own/withdrawal', { key });
  await site.post('/job-applications/own/withdrawal', { key });
  const [withdrawal, ...more] = (await emails()) as [Email];
  expect(more).toEqual([]);
  expect(withdrawal.text).toContain('वापस ले लिया गया है');
  for (const email of [confirmation, invitation, cancellation, withdrawal])
    expect(englishIn(email, 'Asha Rao', 'IST (Asia/Kolkata)')).toEqual([]);
});

it('suggests to recruiters the wording in the applicant’s language, unless they have changed it', async () => {
  interface Mails {
    stateMails: { state: string; text: string }[];
  }
  const wordings = async (query: string) => (await site.get(`/state-mails${query}`, owner)).json<Mails>().stateMails;
  const [english, hindi, gujarati] = [await wordings(''), await wordings('?locale=hi'), await wordings('?locale=gu')];
  expect(english[1]?.text).toMatch(/^Dear \{name\},\n\nwe are reading .*\{job\}/);
  for (const { text } of [...hindi, ...gujarati]) expect(text.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/);
  // A language that the site had when the application was sent.
  expect(await wordings('?locale=mr')).toEqual(english);
  await site.call('PUT', '/state-mails/review', { subject: 'Ours', text: 'As we write it.' }, owner);
  expect((await wordings('?locale=hi'))[1]).toMatchObject({ subject: 'Ours', text: 'As we write it.' });
});

it('asks for the confirmation of a subscription, and sends new positions, in the language of the form', async () => {
  await hindiJob();
  await sendJobAlerts(site.services);
  const confirmation = await subscribe('job-alert');
  const job = await hindiJob();
  await sendJobAlerts(site.services);
  const [alert] = (await emails()) as [Email];
  expect(alert.subject).toBe('नया पद: मड इंजीनियर');
  expect(alert.text).toContain(`/hi/career/${job.slug}`);
  expect(englishIn(confirmation)).toEqual([]);
  // The location is a word of the recruiter.
  expect(englishIn(alert, job.location)).toEqual([]);
});

it('sends the newsletter with the translated articles to each subscriber in their language', async () => {
  const body = { title: 'A new plant', content: '<p>More.</p>', image: '/api/v1/files/a.png', category: 'A' };
  await site.post('/news', { ...body, summary: 'What happened.' }, owner);
  const [news] = (await site.get('/news')).json<{ news: NewsItem[] }>().news as [NewsItem];
  await translate('news', news._id, { title: 'नया संयंत्र', summary: 'क्या हुआ।' });
  await subscribe('newsletter');
  await site.post('/subscriptions?locale=hi', { kind: 'newsletter', email: EMAIL, consent: true });
  const [known] = (await emails()) as [Email];
  expect([known.language, englishIn(known)]).toEqual(['hi', []]);
  const articles = [{ collection: 'news', _id: news._id }];
  await site.post('/newsletter/issues', { subject: 'समाचार', introduction: '', articles }, owner);
  await sendNewsletters(site.services);
  const [issue] = (await emails()) as [Email];
  expect(issue.text).toMatch(/^नया संयंत्र\nक्या हुआ।\nhttp\S+\/hi\/news\/a-new-plant\n/);
  expect(englishIn(issue)).toEqual([]);
});

it('confirms an editors’ form in the language of the form', async () => {
  const texts = { title: 'Ask for a sample', agreement: 'I agree.', confirmation: 'We send it soon.' };
  const { form } = (await site.post('/forms', { ...texts, button: 'Ask', questions: [] }, owner)).json<{
    form: Form;
  }>();
  await translate('forms', form._id, { title: 'नमूना माँगें', confirmation: 'हम इसे जल्द भेजेंगे।' });
  const path = `/x/forms/f${form._id}`;
  await site.post(`${path}?locale=hi`, { name: 'Asha', email: EMAIL, consent: true });
  const [hindi] = (await emails()) as [Email];
  expect([hindi.subject.startsWith('नमूना माँगें ('), englishIn(hindi)]).toEqual([true, []]);
  await site.post(path, { name: 'Asha', email: EMAIL, consent: true });
  expect(await emails()).toMatchObject([
    { language: 'en', text: expect.stringContaining('We send it soon.') as string },
  ]);
});
