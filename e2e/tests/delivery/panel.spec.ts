import type { DiscoveryDocument } from 'federation/discovery';
import { expect, test } from '../../src/test';

/** A text of the page of a job, in a button. */
const TEXT = 'Apply now';

test('an owner sees the live versions, since when and by whom, their performance, and the line of a fault', async ({
  page,
  request,
  signIn,
}) => {
  const document = (await (await request.get('/env/production/discovery.json')).json()) as DiscoveryDocument;
  const live = document.microFrontends['careers']?.find(({ deployment }) => deployment.default);
  const version = live?.metadata.version ?? '';
  expect(JSON.stringify(document)).not.toMatch(/"by"|publishedBy|change|rollout/);
  expect((await request.get('/env/production/versions.json')).status()).toBe(401);
  const script = `/r/careers/${version}/job.js`;
  const before = (await (await request.get(script)).text()).split(TEXT, 1).join('').split('\n');
  const failure = {
    ...{ kind: 'remote', remote: 'careers', version, outcome: 'failed', duration: 5, reason: 'corrupt' },
    stack: `Error: corrupt\n    at f (https://site.example${script}:${before.length}:${(before.at(-1) ?? '').length + 1})`,
  };
  const slow = { kind: 'vital', name: 'LCP', value: 1_834, page: '/career', remote: 'careers', version };
  expect((await request.post('/api/v1/telemetry', { data: { events: [failure, slow] } })).status()).toBe(204);
  // A visit reports while it lasts; only the site receives the report at its end.
  const reported = page.waitForRequest((sent) => sent.url().endsWith('/telemetry'));
  await page.goto('/career');
  await reported;

  await signIn();
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Delivery' });
  const row = panel.getByRole('row').filter({ hasText: `Careers${version}` });
  await expect(row).toContainText(version);
  await expect(row).toContainText('Live, 100 %');
  await expect(row).toContainText('corrupt');
  const cell = async (name: string): Promise<number> => {
    const heads = await panel.getByRole('columnheader').allTextContents();
    return parseFloat(
      await row
        .locator('th, td')
        .nth(heads.findIndex((head) => head.startsWith(name)))
        .innerText(),
    );
  };
  // The visit's report may be recorded only after the panel was read.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('corrupt');
    expect(await cell('Loads')).toBeGreaterThan(1);
    expect(await cell('Failures')).toBeGreaterThan(0);
    expect(await cell('LCP')).toBeGreaterThan(0);
  }).toPass();

  await page.goto('/admin/front-ends');
  const versions = page.getByRole('region', { name: 'Versions', exact: true });
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('row').filter({ hasText: 'Careers' }).first()).toContainText(/% of the visitors/);
  await expect(history).not.toContainText('No known key');
  await expect(versions.getByRole('row').filter({ hasText: `Careers${version}` })).toContainText(/by \S/);
  const fault = page
    .getByRole('region', { name: 'Faults', exact: true })
    .getByRole('row')
    .filter({ hasText: 'corrupt' });
  await expect(fault).toContainText(/mfe-careers\/src\/job\/job-detail\.tsx:\d+\D.*Apply now/);
  expect((await request.get(`/r/careers/${version}/private/source-maps.json`)).status()).toBe(404);
});
