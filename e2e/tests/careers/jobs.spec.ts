import { expect, hydrated, test } from '../../src/test';
import { addJob, pageOf } from './careers-api';

test('the list filters by several values that stand in the address', async ({ page, request }) => {
  const place = `Place ${Date.now()}`;
  const first = await addJob(request, { location: place, department: 'Drilling' });
  const second = await addJob(request, { location: place, department: 'Research' });
  const elsewhere = await addJob(request, { location: `${place} two`, department: 'Research' });
  await page.goto('/career');
  await hydrated(page);
  const more = page.getByRole('button', { name: /^Show all/ });
  while ((await more.count()) > 0) await more.first().click();
  await page.getByRole('checkbox', { name: `${place} (2)` }).check();
  await expect(page.getByRole('link', { name: first.title })).toBeVisible();
  await expect(page.getByRole('link', { name: second.title })).toBeVisible();
  await expect(page.getByRole('link', { name: elsewhere.title })).toBeHidden();
  await page
    .getByRole('group', { name: 'Department' })
    .getByRole('checkbox', { name: /^Research/ })
    .check();
  await expect(page.getByRole('link', { name: first.title })).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: second.title })).toBeVisible();
  await expect(page.getByRole('link', { name: first.title })).toBeHidden();
});

test('a job says in its HTML what its structured data says', async ({ request }) => {
  const job = await addJob(request, { employmentType: 'Full-time', validThrough: '2099-12-31' });
  const answer = await request.get(pageOf(job));
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Engineer, Field');
  expect(html).toContain('Test the mud every two hours');
  const written = /<script[^>]*application\/ld\+json[^>]*>([^<]*JobPosting.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(written)).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    employmentType: 'FULL_TIME',
    validThrough: '2099-12-31',
  });
});

test('a closed job explains itself with 410, leaves lists and structured data, and suggests open ones', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 410/);
  const open = await addJob(request);
  const job = await addJob(request, { state: 'closed' });
  const answer = await page.goto(pageOf(job));
  expect(answer?.status()).toBe(410);
  await hydrated(page);
  await expect(page.getByText('This position is closed')).toBeVisible();
  await expect(
    page.getByRole('link', { name: open.title }).or(page.getByRole('article').first()).first(),
  ).toBeVisible();
  expect(await page.content()).not.toContain('"JobPosting"');
  const list = await request.get('/api/v1/job-postings');
  expect(await list.text()).not.toContain(job.title);
});

test('an unknown job has no details', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404|Something Went Wrong/);
  const answer = await page.goto('/career/nothing/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No job details available.' })).toBeVisible();
});
