import { adminApi, addBlog } from '../../src/admin-api';
import { coloured } from '../../src/pictures';
import { expect, test } from '../../src/test';

// Long scenarios with many steps, which take time on a busy machine.

test('a picture is dropped, described, shown as unused, replaced where it is used, and deleted', async ({
  page,
  request,
  signIn,
}) => {
  const mark = Date.now();
  const [first, second] = [`old-${mark}.png`, `new-${mark}.png`];
  await signIn();
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();

  // Dropped, with its progress during the upload.
  let release = (): void => undefined;
  const uploaded = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/uploads/image', async (route) => {
    await uploaded;
    await route.continue();
  });
  const dropped = await page.evaluateHandle(
    ([name, data]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      transfer.items.add(new File(['<svg/>'], 'page.html', { type: 'text/html' }));
      return transfer;
    },
    [first, coloured('#aa3300').toString('base64')] as const,
  );
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('page.html: Please upload a valid image file')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss page.html' }).click();
  // A picture is not uploaded before it has a description.
  await page.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(page.getByText('Say what the picture shows')).toBeVisible();
  await page.getByLabel(`What ${first} shows`).fill('A red mark');
  await page.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(page.getByRole('progressbar', { name: first })).toBeVisible();
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const row = page.getByRole('row', { name: new RegExp(first) });
  await expect(row).toContainText('A red mark');
  const folder = `Marks ${mark}`;
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to a folder' }).click();
  await page
    .getByRole('dialog', { name: `Move ${first}` })
    .getByLabel('Folder')
    .fill(folder);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 item moved')).toBeVisible();
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: folder }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: `Edit ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: first });
  await expect(dialog.getByText('Nothing uses this file')).toBeVisible();
  await dialog.getByLabel('Description').fill('A red mark on sand');
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('A red mark on sand');
  await page.getByLabel('Use', { exact: true }).selectOption('unused');
  await expect(row).toBeVisible();

  // Once a blog shows it, the library lists the blog and refuses to delete the picture.
  const api = await adminApi(request);
  const media = await api.send<{ media: { originalName: string; url: string }[] }>('GET', `/media?search=${first}`);
  const blog = await addBlog(api, `Seen from the sand ${mark}`, { blogImg: media.media[0]?.url });
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Use', { exact: true }).selectOption('used');
  await expect(row.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await row.getByRole('button', { name: `Edit ${first}` }).click();
  await expect(dialog.getByRole('link', { name: `Blogs: ${blog.title}` })).toHaveAttribute(
    'href',
    `/admin/blogs/${blog._id}`,
  );

  await dialog
    .getByLabel('New image')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog.getByText('Please upload a valid image file')).toBeVisible();
  await dialog
    .getByLabel('New image')
    .setInputFiles({ name: second, mimeType: 'image/png', buffer: coloured('#0033aa') });
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('File replaced in one place')).toBeVisible();
  const now = page.getByRole('dialog', { name: second });
  await expect(now.getByText(`Blogs: ${blog.title}`)).toBeVisible();
  await expect(now.getByLabel('Description')).toHaveValue('A red mark on sand');
  const shown = await api.send<{ blog: { blogImg: string } }>('GET', `/blogs/${blog._id}`);
  expect(shown.blog.blogImg).not.toBe(media.media[0]?.url);

  // The keyboard sets the focal point and the crop.
  const fields = async () => (await api.send<{ blog: { blogImg: string } }>('GET', `/blogs/${blog._id}`)).blog;
  await now.getByRole('button', { name: 'Set the focal point' }).click();
  await now.getByRole('button', { name: /^Focal point/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(now.getByText('40% from the left, 40% from the top')).toBeVisible();
  await now.getByRole('button', { name: 'Save the focal point' }).click();
  await expect(page.getByText('Focal point saved successfully')).toBeVisible();
  expect((await fields()).blogImg).toMatch(/#40,40$/);
  const whole = (await fields()).blogImg;
  await now.getByRole('button', { name: 'Crop', exact: true }).click();
  await now.getByLabel('Shape').selectOption('3 : 4');
  await now.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(page.getByText('Picture cropped in one place')).toBeVisible();
  await expect(now.getByRole('button', { name: 'Crop again' })).toBeVisible();
  expect((await fields()).blogImg).not.toBe(whole);
  await now.getByRole('button', { name: 'Back to the original' }).click();
  await expect(page.getByText('Original shown in one place')).toBeVisible();
  expect((await fields()).blogImg).toBe(whole);
  // A dialog that is busy, or still shows the crop, does not close.
  await expect(now.getByRole('button', { name: 'Crop', exact: true })).toBeVisible();
  await expect(now).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(now).toBeHidden();

  await page.getByLabel('Use', { exact: true }).selectOption('unused');
  await row.getByRole('button', { name: `Delete ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('File deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});
