import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OWNER } from '../../site/administrator';
import type { FreshSite } from '../../site/fresh-site';
import { ROOT } from '../../site/front-ends';

const RESUME = 'demo-content/content/files/documents';
const READER = 'reader@example.com';
/** Newsletters are written by a job that runs every minute. */
const SECONDS = 150;

/** The subject of the newsletter that the site sends. */
export const NEWSLETTER = 'News of the “rivers”: ₹ and Ω';

/** Calls the API. @throws Error when it refuses */
async function call(origin: string, method: string, address: string, body?: object | FormData, token?: string) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api/v1${address}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${text}`);
  return answer.headers.get('content-type')?.startsWith('text/') ? text : (JSON.parse(text) as unknown);
}

async function emailsIn(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
}

/** Waits until the site has written an email with these words. @throws Error when it does not */
async function emailWith(folder: string, words: RegExp): Promise<string> {
  for (let second = 0; second < SECONDS; second += 1) {
    for (const bytes of (await emailsIn(folder)).values()) {
      const text = bytes.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
      if (words.test(text)) return text;
    }
    await setTimeout(1000);
  }
  throw new Error(`The site has written no email with ${words.source}.`);
}

/** Uploads a document as a résumé. */
async function uploadResume(origin: string): Promise<string> {
  const [name = ''] = await readdir(path.join(ROOT, RESUME));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await readFile(path.join(ROOT, RESUME, name)))]), 'resume.pdf');
  return ((await call(origin, 'POST', '/uploads/file', form)) as { fileUrl: string }).fileUrl;
}

/** Applies for a job, and invites the applicant; the answer is the calendar file of the invitation. */
async function invite(origin: string, token: string): Promise<string> {
  const { jobPostings } = (await call(origin, 'GET', '/job-postings?limit=1')) as { jobPostings: { _id: string }[] };
  await call(origin, 'POST', '/job-applications', {
    ...{
      jobId: jobPostings[0]?._id,
      fullName: 'Meera Desai',
      email: 'meera@example.com',
      contactNumber: '+91 98250 1',
    },
    ...{ address: 'Vadodara', education: 'B.Tech', experience: 'Two years', resume: await uploadResume(origin) },
    consent: true,
  });
  const applications = await call(origin, 'GET', '/job-applications?limit=1', undefined, token);
  const [application] = (applications as { jobApplications: { _id: string }[] }).jobApplications;
  const interviews = `/job-applications/${application?._id}/interviews`;
  const interview = {
    ...{ startsAt: new Date(Date.now() + 3 * 86_400_000).toISOString(), minutes: 45 },
    ...{ place: 'Vadodara, room 2; first floor', message: `Bring, please:\n${'your papers, ₹ and Ω; '.repeat(8)}` },
  };
  const { jobApplication } = (await call(origin, 'POST', interviews, interview, token)) as {
    jobApplication: { interviews: { _id: string }[] };
  };
  return String(
    await call(origin, 'GET', `${interviews}/${jobApplication.interviews[0]?._id}/calendar`, undefined, token),
  );
}

/** Subscribes a reader, confirms the address, and sends the newest articles to it. */
async function sendNewsletter(origin: string, token: string, folder: string): Promise<void> {
  await call(origin, 'POST', '/subscriptions', { kind: 'newsletter', email: READER, consent: true });
  const confirmation = await emailWith(folder, /Subject: Confirm the newsletter/);
  const [link = ''] = /\w{26}\.[\w-]{20,}/.exec(confirmation) ?? [];
  await call(origin, 'POST', '/subscriptions/confirmation', { token: link });
  const { newsletter } = (await call(origin, 'GET', '/newsletter', undefined, token)) as {
    newsletter: { articles: { collection: string; _id: string }[] };
  };
  const articles = newsletter.articles.slice(0, 5).map(({ collection, _id }) => ({ collection, _id }));
  await call(origin, 'POST', '/newsletter/issues', { subject: NEWSLETTER, introduction: 'Good day', articles }, token);
}

/**
 * Lets the site send an email of each of the usual kinds: to applicants, recruiters, subscribers, senders of a message
 * and owners.
 *
 * @returns the emails in its mail folder by file, and the calendar file of an invitation
 * @throws Error when a call is refused or an email does not come
 */
export async function correspond({ apiOrigin, siteDir }: FreshSite) {
  const folder = path.join(siteDir, 'mail');
  const { email, password } = OWNER;
  const { token } = (await call(apiOrigin, 'POST', '/auth/login', { email, password })) as { token: string };
  await call(apiOrigin, 'POST', '/contact', { name: 'Ravi Shah', email: READER, message: 'A pump?', consent: true });
  await call(apiOrigin, 'POST', '/auth/forgot-password', { email });
  const calendarFile = await invite(apiOrigin, token);
  await sendNewsletter(apiOrigin, token, folder);
  await emailWith(folder, /filename=appointment\.ics/);
  await emailWith(folder, /^List-Unsubscribe:/m);
  return { emails: await emailsIn(folder), calendarFile };
}
