import { request as playwrightRequest } from '@playwright/test';
import { PDF } from '../../src/sample-files';
import { headerOf, tokenOf } from '../../src/signing-in';
import { startSmallSite } from '../../src/small-site';
import { expect, hydrated, test } from '../../src/test';
import { addJob, fillForm, newEmail, pageOf, submit } from './careers-api';

test('the sixth application within an hour is refused with a waiting time, and stays on the device', async ({
  page,
  consoleGuard,
}) => {
  // The site without content has no sectors or news, and reports it on the console.
  consoleGuard.allow(/429|sectors|Something Went Wrong/);
  const site = await startSmallSite({ LIMIT_FORMS_PER_HOUR: '5' });
  try {
    const request = await playwrightRequest.newContext({ baseURL: site.origin });
    const job = await addJob(request, {}, headerOf(await tokenOf(request)));
    for (let number = 1; number <= 5; number += 1) {
      const upload = await request.post('/api/v1/uploads/file', { multipart: { file: PDF } });
      const { fileUrl } = (await upload.json()) as { fileUrl: string };
      const answers = { contactNumber: '1', address: 'Vadodara', education: 'B.Tech', experience: 'Two years' };
      const application = { jobId: job._id, fullName: 'Asha Rao', email: newEmail(), resume: fileUrl, consent: true };
      const sent = await request.post('/api/v1/job-applications', { data: { ...answers, ...application } });
      expect(sent.status(), await sent.text()).toBe(200);
    }
    await page.goto(site.origin + pageOf(job));
    await hydrated(page);
    await fillForm(page, newEmail());
    await submit(page);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /Too many attempts\. Try again in \d+ minutes\./ })
        .first(),
    ).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Experience')).toHaveValue('Two years on land rigs.');
    await expect(page.getByText(`${PDF.name} is uploaded`)).toBeVisible();

    // Without scripts the page shows the same message, and keeps the input.
    const texts = { fullName: 'Asha Rao', email: newEmail(), contactNumber: '1', address: 'Vadodara' };
    const posted = await request.post(pageOf(job), {
      headers: { origin: site.origin },
      multipart: { ...texts, education: 'B.Tech', experience: 'Eleven years at sea.', consent: 'on', resume: PDF },
    });
    expect(posted.status()).toBe(429);
    expect(await posted.text()).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
    expect(await posted.text()).toContain('Eleven years at sea.');
    await request.dispose();
  } finally {
    // Pending requests of the page must not be cut off.
    await page.goto('about:blank');
    await site.stop();
  }
});
