import { Editor } from '../../installation/editor';
import { assert } from '../../installation/progress';

interface Job {
  readonly _id: string;
  readonly title: string;
  readonly updatedAt: string;
}

/** The jobs that visitors see at one server. */
async function openJobs(origin: string): Promise<readonly Job[]> {
  const answer = await fetch(`${origin}/api/v1/job-postings?limit=100`);
  assert(answer.status === 200, `${origin} lists jobs; it answers ${answer.status}`);
  return ((await answer.json()) as { jobPostings: readonly Job[] }).jobPostings;
}

const MESSAGE = { name: 'Ravi Shah', email: 'ravi@site.test', message: 'A pump, please.', consent: true };
const READ = ['/products', '/blogs', '/news', '/sectors', '/clients', '/services', '/search?search=pump'];
const READ_BY_EDITORS = ['/admins', '/contact-messages', '/job-applications', '/media', '/audit', '/dashboard'];

/**
 * The actions of a day on a site, at one API server: reading, creating, changing and deleting, a form.
 *
 * @param others servers of the same site, which must see the changes
 * @returns the title of a job that remains
 */
export async function workingDay(what: string, origin: string, others: readonly string[]): Promise<string> {
  const editor = await Editor.signIn(origin);
  for (const path of READ) assert((await fetch(`${origin}/api/v1${path}`)).status === 200, `${what} answers ${path}`);
  for (const path of READ_BY_EDITORS) await editor.call('GET', path);
  const facts = { title: `Engineer, ${what}`, location: 'Jorhat', role: ['Field'], detail: 'Work.' };
  const { jobPosting } = await editor.call<{ jobPosting: Job }>('POST', '/job-postings', facts);
  const changed = await editor.call<{ jobPosting: Job }>('PUT', `/job-postings/${jobPosting._id}`, {
    ...{ title: `Senior engineer, ${what}`, updatedAt: jobPosting.updatedAt },
  });
  const further = await editor.call<{ jobPosting: Job }>('POST', '/job-postings', { ...facts, title: 'Soon gone' });
  await editor.call('DELETE', `/job-postings/${further.jobPosting._id}`);
  await editor.call('POST', '/contact', MESSAGE);
  for (const server of [origin, ...others]) {
    const titles = (await openJobs(server)).map(({ title }) => title);
    assert(titles.includes(changed.jobPosting.title), `${server} knows what was written through ${what}`);
  }
  return changed.jobPosting.title;
}
