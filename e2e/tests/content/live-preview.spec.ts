import { addBlog, adminApi } from '../../src/admin-api';
import { findings } from '../../src/axe';
import { expect, test } from '../../src/test';
import { unique } from './content-api';

test('the page of a blog is shown beside its editor, with the current input, which is not saved', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  // Invalid input is refused, and so is leaving the frame; when the test is traced, the frame also blocks the recorder.
  consoleGuard.allow(/status of 400|Blocked (opening|script execution)/);
  const title = unique('Two bottles');
  const blog = await addBlog(await adminApi(request), title);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await page.goto(`/admin/blogs/${blog._id}`);
  const toggle = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const shown = preview.frameLocator('iframe:not([hidden])');
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByLabel('Title').fill(`${title}, typed`);
  await expect(shown.getByRole('heading', { level: 1, name: `${title}, typed` })).toBeVisible();
  // Beside the fields, and narrower than the emulated window.
  const [form, frame] = [await page.getByLabel('Title').boundingBox(), await preview.boundingBox()];
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(frame?.x ?? 0);
  await preview.getByRole('button', { name: 'Phone' }).click();
  await expect(preview.locator('iframe:not([hidden])')).toHaveCSS('inline-size', '390px');

  // Links do not navigate.
  await shown.getByRole('link', { name: 'Career' }).first().press('Enter');
  await expect(shown.getByRole('heading', { level: 1, name: `${title}, typed` })).toBeVisible();

  await page.getByLabel('Title').fill('');
  await expect(preview.getByText('The preview is paused. Title is required')).toBeVisible();
  const { blogs } = (await (await request.get(`/api/v1/blogs?search=${encodeURIComponent(title)}`)).json()) as {
    blogs: { title: string }[];
  };
  expect(blogs.map((one) => one.title)).toEqual([title]);
});

test('only the editor of the same site frames a preview, and no script runs in it', async ({ request, page }) => {
  const api = await adminApi(request);
  const blog = await addBlog(api, unique('Framed'));
  const { preview } = await api.send<{ preview: { path: string } }>('POST', '/live-previews/blogs', {
    id: blog._id,
    fields: { content: '<p>Typed words.</p>' },
  });
  const live = await request.get(preview.path);
  const policy = live.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin');
  expect(live.headers()['cache-control']).toBe('no-store');
  const text = await live.text();
  expect(text).toContain('Typed words.');
  expect(text).not.toContain('<script');
  for (const other of ['/', `/blogs/blog-details?id=${blog.slug}`, '/preview/blogs/nothing'])
    expect((await request.get(other)).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.goto(preview.path);
  await expect(page.getByText('Typed words.')).toBeVisible();
});

test.describe('on a phone', () => {
  // axe runs in the page, whose content security policy would forbid it.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the preview is below the form, can be reached by keyboard and is accessible', async ({
    page,
    request,
    signIn,
  }) => {
    const title = unique('On a phone');
    const blog = await addBlog(await adminApi(request), title);
    await signIn();
    await page.goto(`/admin/blogs/${blog._id}`);
    await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toBeFocused();
    await expect(
      preview.frameLocator('iframe:not([hidden])').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await preview.getByRole('button', { name: 'Close preview' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  });
});
