import { expectAccessible } from '../../src/axe';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { addJob, pageOf } from './careers-api';

test('the list filters by several values, which are in the address', async ({ page, request }) => {
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
  const chosen = (): string[] =>
    [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).toSorted();
  await expect.poll(chosen).toEqual(['department=Research', `location=${place}`]);
  // A second value of the same filter adds to the first.
  await page.getByRole('checkbox', { name: `${place} two (1)` }).check();
  await expect(page.getByRole('link', { name: elsewhere.title })).toBeVisible();
  await expect.poll(chosen).toEqual(['department=Research', `location=${place}`, `location=${place} two`]);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: second.title })).toBeVisible();
  await expect(page.getByRole('link', { name: elsewhere.title })).toBeVisible();
  await expect(page.getByRole('link', { name: first.title })).toBeHidden();
});

test('the list has pages, each with its address, and works without scripts', async ({ page, request, browser }) => {
  const place = `Field ${Date.now()}`;
  const titles: string[] = [];
  for (let number = 1; number <= 11; number += 1) {
    titles.push((await addJob(request, { location: place, title: `${place} job ${number + 100}` })).title);
  }
  const address = `/career?location=${encodeURIComponent(place)}&sort=name`;
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText('11 open positions')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expectAccessible(page, 'the list of jobs');
  await page.getByRole('navigation', { name: 'Pages of open positions' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByRole('link', { name: titles[0] })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(`${address}&page=2`, siteOrigin()).href);
  await expect(plain.getByRole('article')).toHaveCount(2);
  await expect(plain.getByRole('link', { name: titles[10] })).toBeVisible();
  await context.close();
});

test('the HTML of a job has the same content as its structured data, without scripts', async ({ request, browser }) => {
  const job = await addJob(request, {
    employmentType: 'Full-time',
    validThrough: '2099-12-31',
    detail: 'Run the mud laboratory of a rig.\nAnswer </script><b>at night</b>.',
    benefits: ['A bus from the city'],
  });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-IN' });
  const page = await context.newPage();
  const answer = await page.goto(new URL(pageOf(job), siteOrigin()).href);
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  const written = /<script[^>]*application\/ld\+json[^>]*>([^<]*JobPosting.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(written) as Record<string, unknown> & { description: string };
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    employmentType: 'FULL_TIME',
    validThrough: '2099-12-31T23:59:59+05:30',
    // Another test may change the site's name.
    hiringOrganization: { name: expect.stringMatching(/^Tridhara/) },
    jobLocation: { address: { addressLocality: 'Jorhat', addressCountry: 'IN' } },
  });
  const brief = page.getByRole('complementary', { name: 'The position in brief' });
  for (const fact of ['Jorhat', 'Engineer, Field', 'Full-time', '31 December 2099'])
    await expect(brief.getByText(fact, { exact: true })).toBeVisible();
  const text = data.description
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) await expect(page.getByRole('main').getByText(line, { exact: true }).first()).toBeVisible();
  await context.close();
});

test('a closed job answers 410 with an explanation, leaves lists and structured data, and suggests open ones', async ({
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
  const others = page.getByRole('region', { name: 'Other open positions' });
  await expect(others.getByRole('link', { name: open.title }).or(others.getByRole('article')).first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Application' })).toBeHidden();
  expect(await page.content()).not.toContain('"JobPosting"');
  await expectAccessible(page, 'a closed job');
  await page.goto(`/career?search=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole('heading', { name: 'No positions match your filters' })).toBeVisible();
  const map = await request.get('/sitemap.xml');
  expect(await map.text()).not.toContain(job._id);
});
