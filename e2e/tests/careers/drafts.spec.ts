import { expect, hydrated, test } from '../../src/test';
import { addJob, fillTexts, newEmail, pageOf } from './careers-api';

const DAY = 24 * 60 * 60 * 1000;

test('a draft of an application is deleted from the device after 30 days, whichever job is opened', async ({
  page,
  request,
}) => {
  const [job, other] = [await addJob(request), await addJob(request)];
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(pageOf(job));
  await hydrated(page);
  await fillTexts(page, newEmail());
  await page.clock.runFor(1_000);
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('careers.')));
  expect(await storedKeys()).toEqual([`careers.application.${job._id}`]);

  await page.clock.setSystemTime(start + 29 * DAY);
  await page.goto(pageOf(other));
  await hydrated(page);
  expect(await storedKeys()).toEqual([`careers.application.${job._id}`]);

  await page.clock.setSystemTime(start + 31 * DAY);
  await page.goto(pageOf(other));
  await hydrated(page);
  await expect.poll(storedKeys).toEqual([]);
  await page.goto(pageOf(job));
  await hydrated(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
