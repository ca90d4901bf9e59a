import { expectAccessible } from '../../src/axe';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { addJob, pageOf } from './careers-api';

const ERRORS = [
  'नाम लिखना ज़रूरी है',
  'संपर्क नंबर लिखना ज़रूरी है',
  'ईमेल पता लिखना ज़रूरी है',
  'पता लिखना ज़रूरी है',
  'शैक्षणिक योग्यता लिखना ज़रूरी है',
  'अनुभव लिखना ज़रूरी है',
  'बायोडाटा अपलोड करना ज़रूरी है',
  'आपकी सहमति ज़रूरी है',
];

test('the list, the position and the form are in Hindi, with and without scripts; English loads no texts', async ({
  page,
  browser,
  request,
  requests,
}) => {
  const job = await addJob(request);
  const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
  try {
    await page.goto(`${origin}/hi/career`);
    await hydrated(page);
    await expect(page).toHaveTitle(/^करियर · /);
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ रिक्त पद$/ })).toBeVisible();
    await expectAccessible(page, 'the list of positions in Hindi');
    await page.getByRole('searchbox', { name: 'पद खोजें' }).fill(job.title);
    await page.getByRole('link', { name: job.title }).click();
    await expect(page).toHaveURL(`${origin}/hi${pageOf(job)}`);
    expect(requests.map((each) => each.url())).toContain(`${origin}/page-data/hi${pageOf(job)}`);
    await page.getByRole('button', { name: 'आवेदन जमा करें' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'सभी जानकारी देना ज़रूरी है' });
    await expect(summary.getByRole('listitem')).toHaveText(ERRORS);
    await expectAccessible(page, 'the form in Hindi with its errors');

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await plain.newPage();
    await visitor.goto(`${origin}/hi${pageOf(job)}`);
    await visitor.getByRole('button', { name: 'आवेदन जमा करें' }).click();
    await expect(visitor.getByRole('alert').getByRole('listitem')).toHaveText(ERRORS);
    await visitor.goto(`${origin}/gu/no/such/page`);
    await expect(visitor).toHaveTitle(/^પેજ મળ્યું નહીં · /);
    await plain.close();

    for (const address of [`${origin}/career`, `${siteOrigin()}/career`])
      expect(await (await request.get(address)).text()).not.toMatch(/messages[/-](?:hi|gu)/);
  } finally {
    await stop();
  }
});
