import type { Blog, NewsItem } from 'api-client';
import { addJob } from '../../../test/jobs';
import { testApp } from '../../../test/harness';
import { DAY, HOUR } from '../../clock';
import { siteDates } from '../../content/site-dates';
import { visitCounts } from '../../database/schema';

const site = testApp();

const setZone = async (timeZone: string, role: 'owner' | 'editor' = 'owner') =>
  site.call('POST', '/site/time-zone', { timeZone }, await site.signedIn(role));
const dayIn = async () => (await siteDates(site.services.db)).dayOf(site.clock.now());
const stateOf = async (id: string) =>
  (await site.get(`/job-postings/${id}`)).json<{ jobPosting: { state: string } }>().jobPosting.state;

/** Moves the clock to a quarter past midnight in India, when it is the day before in UTC. */
function passMidnightInIndia(): void {
  const quarterPast = 18.75 * HOUR;
  const sinceMidnight = site.clock.now().getTime() % DAY;
  site.clock.pass((quarterPast - sinceMidnight + DAY) % DAY);
}

it('is Asia/Kolkata by default, is set only by owners, and accepts only names of zones', async () => {
  const settings = async () => (await site.get('/logos')).json<{ logos: { timeZone: string }[] }>().logos[0];
  expect((await setZone('Europe/Berlin', 'editor')).statusCode).toBe(403);
  for (const wrong of ['+05:30', 'Asia/Nowhere', '']) expect((await setZone(wrong)).statusCode).toBe(400);
  expect((await setZone('Asia/Kolkata')).statusCode).toBe(200);
  expect(await settings()).toMatchObject({ timeZone: 'Asia/Kolkata' });
});

it('decides when the days of jobs, blogs, news and visits begin and end', async () => {
  await setZone('Asia/Kolkata');
  passMidnightInIndia();
  const editor = await site.signedIn('editor');
  const today = await dayIn();
  const inUtc = site.clock.now().toISOString().slice(0, 10);
  expect(today > inUtc).toBe(true);

  const lastDay = await addJob(site, { validThrough: inUtc });
  expect(lastDay.state).toBe('closed');
  expect(await stateOf((await addJob(site, { validThrough: today }))._id)).toBe('open');

  const blog = await site.call(
    'POST',
    '/blogs',
    { title: 'B', content: 'C', blogImg: '/api/v1/files/b.png', author: 'A', authorImg: '/api/v1/files/a.png' },
    editor,
  );
  expect(blog.json<{ blog: Blog }>().blog).toMatchObject({ Date: today, time: '00:15' });
  const image = '/api/v1/files/a.png';
  const dated = { title: 'N', content: 'C', image, category: 'Projects', date: site.clock.now().toISOString() };
  const news = await site.call('POST', '/news', dated, editor);
  expect(news.json<{ newsItem: NewsItem }>().newsItem.date).toBe(today);
  const written = await site.call('POST', '/news', { ...dated, title: 'M', date: '5 March 2026' }, editor);
  expect(written.json<{ newsItem: NewsItem }>().newsItem.date).toBe('2026-03-05');

  site.services.visits.add('page', '/news');
  await site.services.visits.flush();
  expect(await site.services.db.select().from(visitCounts)).toMatchObject([{ day: today, name: '/news' }]);

  // In a zone where it is still the day before, the job is open again.
  await setZone('America/New_York');
  expect(await stateOf(lastDay._id)).toBe('open');
  expect(await dayIn()).toBe(inUtc);
});
