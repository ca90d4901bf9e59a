import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';

/** What makes the router that navigates; it comes after the page answers. */
const ROUTER = /\/r\/shell\/[^?]*\/router-core\.js$/;
/** What asks the API; so does it. */
const QUERIES = /\/r\/shell\/[^?]*\/query-core\.js$/;

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Holds a file back. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

for (const [name, core] of Object.entries({ 'the router': ROUTER, 'what asks the API': QUERIES })) {
  test(`a link that is followed before ${name} leads on, within the document, once it is there`, async ({
    page,
    requests,
  }) => {
    const release = await hold(page, core);
    await page.goto('/career', { waitUntil: 'commit' });
    await hydrated(page);
    await link(page, 'News').click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(page).toHaveURL(/\/career$/);
    release();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/career$/);
    await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toHaveCount(0);
    expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1);
  });
}

test('whoever reloads and goes back before the router is there sees the page before', async ({ page }) => {
  await page.goto('/career');
  await hydrated(page);
  await link(page, 'News').click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
  const release = await hold(page, ROUTER);
  await page.reload({ waitUntil: 'commit' });
  await hydrated(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/career$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('whoever changes a list before what asks the API is there sees the change once it is', async ({ page }) => {
  const release = await hold(page, QUERIES);
  await page.goto('/products', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('SCAVENGER');
  release();
  await expect(page).toHaveURL(/search=SCAVENGER/);
  await expect(page.getByRole('article').first()).toContainText(/scavenger/i);
});

test('without the router a link loads the document', async ({ page, requests, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.route(ROUTER, (route) => route.abort());
  await page.goto('/career');
  await hydrated(page);
  await link(page, 'News').click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible();
  expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(2);
});
