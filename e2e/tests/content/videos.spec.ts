import { expectAccessible, findingsInShapes } from '../../src/axe';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { addBlog, blogPage, storedBlog, unique } from './content-api';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test('a video is added to a blog by keyboard, and plays for visitors who agree', async ({
  page,
  request,
  requests,
  browser,
  signIn,
}) => {
  const blog = await addBlog(request, { title: unique('A drill'), content: '<p>Before the drill.</p>' });
  await signIn();
  await page.goto(`/admin/blogs/${blog._id}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const add = page.getByRole('button', { name: 'Add video' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add video' });
  await dialog.getByRole('textbox', { name: 'Address of the video' }).fill('https://evil.example/video');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Address of the video must be one of YouTube or Vimeo')).toBeVisible();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expectAccessible(page, 'the dialog of a video');
  await dialog.getByRole('textbox', { name: 'Address of the video' }).fill('https://youtu.be/dQw4w9WgXcQ?t=3');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('The crew stops the lift');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.getByText('The crew stops the lift')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('Changes published').first()).toBeVisible();
  expect((await storedBlog(request, blog)).content).toContain(
    `<figure><a href="${WATCH}" data-video="YouTube">The crew stops the lift</a></figure>`,
  );

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteOrigin() });
  const plain = await context.newPage();
  await plain.goto(blogPage(blog));
  await expect(plain.getByRole('figure', { name: 'The crew stops the lift' }).getByRole('link')).toHaveAttribute(
    'href',
    WATCH,
  );
  await expect(plain.locator('iframe')).toHaveCount(0);
  await context.close();

  // The test answers for the other site.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>It plays.</p>' }),
  );
  await page.goto(blogPage(blog));
  await hydrated(page);
  expect(await findingsInShapes(page)).toEqual([]);
  const elsewhere = () => requests.map((one) => one.url()).filter((one) => !one.startsWith(siteOrigin()));
  expect(elsewhere()).toEqual([]);
  await page.getByRole('link', { name: 'Play video from YouTube' }).press('Enter');
  const frame = page.frameLocator('iframe[title="The crew stops the lift"]');
  await expect(frame.getByText('It plays.')).toBeVisible();
  expect(elsewhere()).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
});
