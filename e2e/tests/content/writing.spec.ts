import type { Page } from '@playwright/test';
import { expect, test } from '../../src/test';
import { addBlog, blogPage, changeBlog, storedBlog, unique } from './content-api';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A word processor's content of the clipboard: its styles, an imitated list, and a script. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:Calibri}</style></head>
<body><!--StartFragment--><p class="MsoNormal" style="color:red">Pasted <b>words</b>.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>first point</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>second point</p>
<img src="x" onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script><!--EndFragment--></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await textOf(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a blog is written with every tool, previewed like its page, and read', async ({ page, signIn, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const title = unique('Bottle test');
  await signIn();
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Status').selectOption('Published');
  await save(page);
  await expect(page.getByText('All Fields are Required').first()).toBeVisible();
  await page.getByLabel('Title').fill(title);
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name, exact: true });
  await textOf(page).click();
  await tool('Heading 2').click();
  await page.keyboard.type('What we saw');
  await page.keyboard.press('Enter');
  await tool('Bold').click();
  await page.keyboard.type('Clear');
  await tool('Bold').click();
  await page.keyboard.type(' water, ');
  await tool('Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('javascript:alert(1)');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link.getByText('Enter an http(s), mailto or tel address')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, FROM_WORD);
  await expect(textOf(page).getByText('second point')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Table').click();
  await page.keyboard.type('Dose');
  await page.keyboard.press('ControlOrMeta+End');
  await tool('Picture').click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  // The newest picture may be another test's; one of the demonstration content has several sizes.
  const chooseFromLibrary = async (): Promise<void> => {
    await library.getByRole('searchbox').fill('blog');
    await library.getByRole('list').getByRole('button', { name: /blog/ }).first().click();
  };
  await chooseFromLibrary();
  await expect(textOf(page).getByRole('img')).toBeVisible();
  await tool('Caption').press('Enter');
  await page.keyboard.type('The bottles after an hour');
  await expect(tool('Caption')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Read the report.');
  await tool('Footnote').click();
  const note = page.getByRole('dialog', { name: 'Add footnote' });
  await note.getByLabel('Footnote').fill('Laboratory report 12');
  await note.getByRole('button', { name: 'Add footnote' }).click();
  await expect(textOf(page).getByRole('img', { name: 'Footnote: Laboratory report 12' })).toBeVisible();

  await page
    .getByRole('group', { name: /^Picture\b(?! of)/ })
    .getByRole('button', { name: 'Choose a picture' })
    .click();
  await chooseFromLibrary();
  // A picture has its description from the library, if there is one.
  await page.getByLabel('Description of the picture').fill('Two bottles side by side');
  await page.getByLabel('Author', { exact: true }).fill('Nandini Rao');
  await page.getByLabel('Date').fill('2020-02-01');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const shown = preview.frameLocator('iframe:not([hidden])');
  await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shown.getByRole('columnheader', { name: 'Dose' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.getByLabel('Title').press('ControlOrMeta+s');
  await expect(page.getByText('Blog added successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${title}` })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.goto(`/admin/blogs?search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Published')).toBeVisible();
  const { blogs } = (await (await page.request.get(`/api/v1/blogs?search=${encodeURIComponent(title)}`)).json()) as {
    blogs: { slug: string }[];
  };
  await page.goto(blogPage({ slug: blogs[0]?.slug ?? '' }));
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 2, name: 'What we saw' })).toBeVisible();
  await expect(article.locator('strong', { hasText: 'Clear' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: /^(one|two|first point|second point)$/ })).toHaveCount(
    4,
  );
  await expect(article.getByRole('columnheader', { name: 'Dose' })).toBeVisible();
  // The blog's own picture, and the one in its text.
  await expect(article.locator('figure:has(img) > figcaption')).toHaveText('The bottles after an hour');
  await expect(article.getByText('Read the report.')).toBeVisible();
  const reference = article.locator('[role="doc-noteref"]', { hasText: /^1$/ });
  const shownNote = article.locator('[role="doc-footnote"]', { hasText: 'Laboratory report 12' });
  await reference.click();
  await expect(shownNote).toBeInViewport();
  await shownNote.locator('[role="doc-backlink"]').click();
  await expect(reference).toBeInViewport();
  await expect(page).toHaveURL(/#reference-\w+$/);
  await expect(article.locator('img[srcset][width][height][loading="lazy"]')).toHaveCount(2);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});

test('the second of two people saving sees both versions and loses no input', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const blog = await addBlog(request, { status: 'draft' });
  await signIn();
  await page.goto(`/admin/blogs/${blog._id}`);
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Mine.');
  await changeBlog(request, blog, { title: `${blog.title} of theirs`, content: '<p>Theirs.</p>' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  await expect(dialog).toContainText('Theirs.');
  await expect(dialog).toContainText('Mine.');
  await expect(dialog).not.toContainText('of theirs');

  // Closing it loses no input, and saving asks again.
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toContainText('Mine.');
  await save(page);
  await dialog.getByRole('button', { name: 'Take the saved version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${blog.title} of theirs`);
  await expect(textOf(page)).toHaveText('Theirs.');
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And mine.');
  await save(page);
  await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
  expect((await storedBlog(request, blog)).content).toBe('<p>Theirs. And mine.</p>');

  await page.goto(`/admin/blogs/${blog._id}`);
  await page.getByLabel('Title').fill(`${blog.title} of mine`);
  await changeBlog(request, blog, { author: 'Somebody Else' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog).toContainText('mine');
  // Fields that only the other person changed need no decision, and stay.
  await expect(dialog).not.toContainText('Author');
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await storedBlog(request, blog)).title).toBe(`${blog.title} of mine`);
  expect((await storedBlog(request, blog)).author).toBe('Somebody Else');
});

test.describe('for an editor in another time zone than the site', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test("drafts and scheduled blogs are hidden until their moment in the site's time zone", async ({
    page,
    request,
    signIn,
  }) => {
    const blog = await addBlog(request, { status: 'draft' });
    const seen = async () => (await request.get(blogPage(blog))).status();
    expect(await seen()).toBe(404);
    await signIn();
    await page.goto(`/admin/blogs/${blog._id}`);
    await page.getByLabel('Status').selectOption('scheduled');
    await save(page);
    await expect(page.getByText('Enter the time of publication').first()).toBeVisible();
    await page.getByLabel('Publish at').fill('2032-10-31T02:30');
    await expect(page.getByText('Asia/Kolkata')).toBeVisible();
    await save(page);
    await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
    expect((await storedBlog(request, blog)).publishAt).toBe('2032-10-30T21:00:00.000Z');
    expect(await seen()).toBe(404);

    await page.goto(`/admin/blogs/${blog._id}`);
    await page.getByLabel('Publish at').fill('2020-03-29T02:30');
    await expect(page.getByText('This time has passed, so it will be published immediately.')).toBeVisible();
    await save(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
    await expect.poll(seen).toBe(200);
  });
});
