import { chromium, type Page } from '@playwright/test';
import { assert } from '../../installation/progress';
import { OWNER } from '../../site/administrator';
import { chromiumOptions } from '../../test/chromium';

/** Waits until the server answers a page that contains a text: a server checks every half second what is live. */
export async function served(address: string, text: string): Promise<void> {
  let page = '';
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(address);
    page = await answer.text();
    if (answer.status === 200 && answer.headers.get('x-rendered') === 'server' && page.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not come with "${text}" from the server:\n${page.slice(0, 2_000)}`);
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: OWNER.name }).waitFor();
}

/** Uses the new front end in a browser: its page, the shared store, its slot on the home page, its screen. */
export async function visited(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(`${origin}/events`);
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    // Without reloading. A slot is loaded when it comes near the viewport.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
    await page.locator('[data-slot-of="events"]').scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Events' }).waitFor();
    await signIn(page, origin);
    await page.goto(`${origin}/admin/events:events`);
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    assert(errors.length === 0, `the browser's console has no errors; it has: ${errors.join('\n')}`);
  } catch (cause) {
    const shown = (await page.locator('body').innerText()).slice(0, 800);
    throw new Error([`${page.url()} shows:`, shown, 'Its console has:', ...errors].join('\n'), { cause });
  } finally {
    await browser.close();
  }
}
