import type { AnswerOf, fetchNewsletter, NewsletterBody, NewsletterIssue } from 'api-client';
import { testApp, type Authorization } from '../../../test/harness';
import { emailsTo, linkIn, subscribeTo } from '../../../test/subscriptions';
import { auditEntries, outbox } from '../../database/schema';
import { sendNewsletters } from './issues';

const EMAIL = 'asha@example.com';

const site = testApp({ newForEachTest: true });
let editor: Authorization;
beforeEach(async () => {
  editor = await site.signedIn('editor');
});

const addNews = async (title: string, changes: object = {}) => {
  const body = { title, content: '<p>What happened.</p>', image: '/api/v1/files/a.png', category: 'Projects' };
  await site.post('/news', { ...body, ...changes }, editor);
};
const read = async () => (await site.get('/newsletter', editor)).json<AnswerOf<typeof fetchNewsletter>>().newsletter;
const bodyOf = async (changes: Partial<NewsletterBody> = {}): Promise<NewsletterBody> => {
  const articles = (await read()).articles.map(({ collection, _id }) => ({ collection, _id }));
  return { subject: 'What is new', introduction: 'Good day.', articles, ...changes };
};
const send = async (body: NewsletterBody) => site.post('/newsletter/issues', body, editor);
const issuesOf = async (address: string) =>
  (await emailsTo(site, address)).filter((email) => email.includes('List-Unsubscribe-Post'));

it('sends the chosen articles to every confirmed address once, as in the preview', async () => {
  const postal = { address: '14 Nadi Marg\nVadodara 390007' };
  await site.call('POST', '/site/logo', { logo: '/api/v1/files/logo.webp', title: 'Works Ltd' }, editor);
  await site.call('POST', '/site/settings', postal, editor);
  await addNews('A new plant');
  await addNews('Not public', { status: 'draft' });
  await subscribeTo(site, 'newsletter', EMAIL);
  await site.post('/subscriptions', { kind: 'newsletter', email: 'waits@example.com', consent: true });
  expect(await read()).toMatchObject({ subscribers: 1, articles: [{ collection: 'news', title: 'A new plant' }] });
  const body = await bodyOf();
  const { preview } = (await site.post('/newsletter/preview', body, editor)).json<{ preview: { text: string } }>();
  expect(preview.text).toMatch(/^Good day\.\n\nA new plant\nWhat happened\.\nhttp\S+\/news\/a-new-plant\n\nYou get/);
  expect((await send(body)).statusCode).toBe(201);
  await Promise.all([sendNewsletters(site.services), sendNewsletters(site.services)]);
  await sendNewsletters(site.services);
  const [email, ...more] = await issuesOf(EMAIL);
  expect(more).toEqual([]);
  expect(email).toContain('Subject: What is new');
  expect(email).toContain('/news/a-new-plant');
  expect(linkIn(email, 'unsubscribe')).not.toBe('');
  expect(email).toMatch(/Works Ltd\r\n14 Nadi Marg\r\nVadodara 390007/);
  expect(await issuesOf('waits@example.com')).toEqual([]);
  expect((await read()).issues).toMatchObject([{ subject: 'What is new', sentBy: 'The editor', recipients: 1 }]);
  const entries = await site.services.db.select().from(auditEntries);
  expect(entries.at(-1)).toMatchObject({ action: 'send-newsletter', title: 'What is new' });
});

it('sends a test only to its caller', async () => {
  await addNews('A new plant');
  await subscribeTo(site, 'newsletter', EMAIL);
  const { message } = (await site.post('/newsletter/test', await bodyOf(), editor)).json<{ message: string }>();
  const [email] = await emailsTo(site, message.replace('Sent to ', ''));
  expect(email).toContain('Subject: Test: What is new');
  expect(await issuesOf(EMAIL)).toEqual([]);
});

it('sends no article twice, none that is not public, and nothing without subscribers', async () => {
  await addNews('A new plant');
  const body = await bodyOf();
  expect((await send(body)).statusCode).toBe(409);
  await subscribeTo(site, 'newsletter', EMAIL);
  const both = await Promise.all([send(body), send(body)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await send({ ...body, articles: [{ collection: 'news', _id: 'nothing' }] })).statusCode).toBe(400);
  expect((await send({ ...body, articles: [] })).statusCode).toBe(400);
  expect((await read()).articles).toEqual([]);
});

it('sends an address only issues after its confirmation', async () => {
  await addNews('First');
  await subscribeTo(site, 'newsletter', EMAIL);
  const { issue } = (await send(await bodyOf({ subject: 'One' }))).json<{ issue: NewsletterIssue }>();
  expect(issue).toMatchObject({ subject: 'One', recipients: 0 });
  // Confirmed before the emails of the first issue were written.
  await subscribeTo(site, 'newsletter', 'late@example.com');
  await sendNewsletters(site.services);
  await addNews('Second');
  await send(await bodyOf({ subject: 'Two' }));
  await sendNewsletters(site.services);
  expect(await issuesOf(EMAIL)).toHaveLength(2);
  expect(await issuesOf('late@example.com')).toHaveLength(1);
});

it('does not send waiting emails to addresses that have unsubscribed meanwhile, once or twice', async () => {
  await addNews('First');
  await subscribeTo(site, 'newsletter', EMAIL);
  await subscribeTo(site, 'newsletter', 'stays@example.com');
  await send(await bodyOf({ subject: 'One' }));
  await sendNewsletters(site.services);
  const token = linkIn((await issuesOf(EMAIL)).at(-1), 'unsubscribe');
  await addNews('Second');
  // Emails stored now wait for the next run.
  const flush = jest.spyOn(site.services.mail, 'flush').mockResolvedValue();
  await send(await bodyOf({ subject: 'Two' }));
  await sendNewsletters(site.services);
  for (const _ of [1, 2]) expect((await site.post(`/subscriptions/unsubscribe?token=${token}`)).statusCode).toBe(200);
  flush.mockRestore();
  expect(await issuesOf(EMAIL)).toHaveLength(1);
  expect(await issuesOf('stays@example.com')).toHaveLength(2);
  // No email is left that could be tried again.
  expect((await site.services.db.select().from(outbox)).filter(({ sentAt }) => sentAt === null)).toEqual([]);
});

it('is written by owners and editors', async () => {
  for (const headers of [{}, await site.signedIn('recruiter')]) {
    const statuses = [
      (await site.get('/newsletter', headers)).statusCode,
      (await site.post('/newsletter/issues', {}, headers)).statusCode,
    ];
    expect(statuses).toEqual('authorization' in headers ? [403, 403] : [401, 401]);
  }
});
