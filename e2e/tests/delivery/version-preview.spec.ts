import { delivered, deliveredIn } from '../../src/delivered';
import { publishAs } from '../../src/remote-releases';
import { replicaStore } from '../../src/replica-store';
import { startShellReplica, type ShellReplica } from '../../src/shell-replica';
import { ownerHeaders } from '../../src/signing-in';
import { expect, test } from '../../src/test';

let replica: ShellReplica;

test.beforeAll(async () => void (replica = await startShellReplica({ beforeApi: true })));
// Requests of the idle page must not reach a stopped server.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));
test.afterAll(async () => replica.stop());

test('a person with a link to a version sees it before it is live, until they leave it; other visitors do not', async ({
  page,
  request,
}) => {
  const { version } = await publishAs(await replicaStore(replica.store), 'careers', '1.7.0');
  const made = await request.post(`${replica.origin}/api/v1/auth/version-previews`, {
    headers: await ownerHeaders(request),
    data: { versions: [{ remote: 'careers', version }] },
  });
  const { preview } = (await made.json()) as { preview: { path: string } };
  const served = async () => (await fetch(replica.origin + preview.path, { redirect: 'manual' })).status;
  await expect.poll(served).toBe(200);
  await page.goto(replica.origin + preview.path);
  await page.getByRole('button', { name: 'Show this version' }).click();
  await expect(page).toHaveURL(`${replica.origin}/career`);
  expect((await delivered(page)).versions['careers']).toBe(version);
  const banner = page.getByRole('status').filter({ hasText: `Preview: you see Careers ${version}` });
  await expect(banner).toBeVisible();
  const others = await (await fetch(`${replica.origin}/career`)).text();
  expect(deliveredIn(others).versions['careers']).not.toBe(version);
  await banner.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(`${replica.origin}/`);
  expect((await delivered(page)).versions['careers']).not.toBe(version);
});
