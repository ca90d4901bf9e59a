import { adminApi } from '../../src/admin-api';
import { PDF, PIXEL } from '../../src/sample-files';
import { expect, test } from '../../src/test';

interface Banner {
  readonly image: string;
  readonly alt: string;
  readonly heading: string;
  readonly text: string;
  readonly link: string;
}

test('visitors see changes of the career banner', async ({ page, request, signIn }) => {
  const api = await adminApi(request);
  const { careerBanner } = await api.send<{ careerBanner: Banner }>('GET', '/career-banner');
  const { image, alt, heading, text, link } = careerBanner;
  try {
    await signIn();
    await page.goto('/admin/career-banner');
    await expect(page.getByLabel('Heading')).toHaveValue(heading);
    await page.getByLabel('Heading').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Heading is required').first()).toBeVisible();
    await page.getByLabel('Replace the picture').setInputFiles(PDF);
    await expect(page.getByText('Please upload a valid image file').first()).toBeVisible();

    await page.getByLabel('Heading').fill('Come and measure mud');
    await page.getByLabel('Text', { exact: false }).first().fill('Nights under <b>stars</b>.');
    await page.getByLabel('Replace the picture').setInputFiles(PIXEL);
    await page.getByLabel('Description of the picture').fill('A rig at night');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/banner.*success/i).first()).toBeVisible();

    await expect.poll(async () => (await request.get('/career')).text()).toContain('Come and measure mud');
    await page.goto('/career');
    await expect(page.getByRole('heading', { level: 1, name: 'Come and measure mud' })).toBeVisible();
    await expect(page.getByText('Nights under <b>stars</b>.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'A rig at night' })).toBeVisible();
  } finally {
    await api.send('POST', '/career-banner', { image, alt, heading, text, link });
  }
});
