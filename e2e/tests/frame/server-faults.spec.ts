import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, test } from '../../src/test';

/** The one published server bundle of a remote. */
async function serverBundle(store: string, remote: string): Promise<string> {
  const folder = path.join(store, 'r', remote);
  const [version] = await readdir(folder);
  return path.join(folder, version ?? '', 'server', 'index.js');
}

test('a broken server bundle leaves only its section to the browser', async ({ page, request }) => {
  const replica = await startShellReplica({
    // A server that has just started may be slow; this test is about what it can render, not how fast.
    env: { RENDER_TIMEOUT: '10000' },
    // One byte more than published: the server refuses to evaluate it.
    prepare: async (store) => appendFile(await serverBundle(store, 'careers'), ' '),
  });
  try {
    const careers = await request.get(`${replica.origin}/career`);
    expect(careers.status()).toBe(200);
    expect(careers.headers()['x-rendered']).toBe('browser');
    const content = await request.get(`${replica.origin}/news`);
    expect(content.headers()['x-rendered']).toBe('server');
    await page.goto(`${replica.origin}/career`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  } finally {
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
    await replica.stop();
  }
});

test('without the API the frame works, lists offer "Try again", and published files are served', async ({
  page,
  consoleGuard,
  request,
}) => {
  consoleGuard.allow(/503|Something Went Wrong|No sectors found|Error while fetching/);
  const replica = await startShellReplica({ env: { API_ORIGIN: 'http://127.0.0.1:9' } });
  try {
    const ready = await request.get(`${replica.origin}/readyz`);
    expect(ready.status()).toBe(503);
    const answer = await page.goto(`${replica.origin}/career`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  } finally {
    // Requests of the idle page must not reach a stopped server.
    await page.goto('about:blank');
    await replica.stop();
  }
});
