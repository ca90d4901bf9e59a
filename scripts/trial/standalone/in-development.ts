import { chromium, type Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assert, say } from '../../installation/progress';
import { start, stop, waitForAnswer, type Running } from '../../processes/start';
import { freePort } from '../../site/ports';
import { chromiumOptions } from '../../test/chromium';

const ADDRESS = /with your front end: +(http\S+)/;

/** Waits until the page shows a text and is hydrated: a change before that is another text than the server's. */
async function shows(page: Page, text: string): Promise<void> {
  await page.getByText(text).waitFor();
  await page.getByText(/^You see events from another address/).waitFor();
}

/** Uses the page, which the server renders, changes its source, and goes to the home page with the remote's section. */
async function tried(page: Page, address: string, source: string): Promise<void> {
  const html = await (await fetch(address)).text();
  assert(html.includes('This page is new.'), 'the server renders the page');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  await shows(page, 'This page is new.');
  const written = await readFile(source, 'utf8');
  await writeFile(source, written.replace('This page is new.', 'This page is not live yet.'));
  await shows(page, 'This page is not live yet.');
  assert(new URL(page.url()).pathname === '/events', `a saved change keeps the address; it is ${page.url()}`);
  await writeFile(source, written);
  await shows(page, 'This page is new.');
  const home = new URL(address);
  home.pathname = '/';
  await page.goto(home.href);
  await page.locator('[data-slot-of="events"]').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Events' }).waitFor();
  // Before it is published, its page is missing on the server, and its collections in the API.
  const real = errors.filter((text) => !/404 \(Not Found\)|Collection not found/.test(text));
  assert(real.length === 0, `the browser's console has no errors; it has: ${real.join('\n')}`);
}

/** The address that the program prints when it serves the remote. */
async function addressOf({ output, ended }: Running): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  while (!ADDRESS.test(output())) {
    if (over) throw new Error(`The program has ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ADDRESS.exec(output())?.[1] ?? '';
}

/** The remote before it is published: without a network in the recorded site, then in a running site. */
export async function seenInDevelopment(folder: string, site: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const source = path.join(folder, 'src/page/overview-page.tsx');
  try {
    for (const [mode, what] of [
      ['--offline', 'the recorded site'],
      ['', 'a running site'],
    ] as const) {
      const port = await freePort();
      const { PATH = '', HOME = '' } = process.env;
      const env = { PATH, HOME, PORT: String(port), SITE: site };
      const begun = Date.now();
      const server = start(['--import', 'tsx', 'dev.ts', ...(mode === '' ? [] : [mode])], { cwd: folder, env });
      try {
        const address = await addressOf(server);
        await waitForAnswer(server, new URL('/', address).href);
        const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
        if (mode === '--offline') say(`The recorded site shows its first page after ${seconds} s.`);
        await waitForAnswer(server, `http://localhost:${port}/remoteEntry.js`);
        const page = await browser.newPage();
        await tried(page, address, source);
        if (mode === '--offline') {
          await page.goto(new URL('/events/open-day', page.url()).href + new URL(page.url()).search);
          await page.getByText('Come in.').waitFor();
        }
        await page.close();
      } finally {
        await stop(server);
      }
      say(`Before it is published, the remote works in ${what}, and follows its source.`);
    }
  } finally {
    await browser.close();
  }
}
