import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../src/test';
import { addBlog, blogPage, changeBlog, storedBlog, unique } from './content-api';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** What a word processor puts on the clipboard: its own styles, an imitated list, and a script for good measure. */
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

test('a blog is written with every tool, previewed as the page will look, and read', async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const title = unique('Bottle test');
  await signIn();
  await page.goto('/admin/blogs/new');
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
  await expect(link.getByText('Give an http(s), mailto or tel address')).toBeVisible();
  await page.keyboard.press('Escape');
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
  await library.getByRole('searchbox').fill('blog');
  await library.getByRole('list').getByRole('button').first().click();
  await expect(textOf(page).getByRole('img')).toBeVisible();

  await page
    .getByRole('group', { name: /^Picture\b(?! of)/ })
    .getByRole('button', { name: 'Choose a picture' })
    .click();
  await library.getByRole('list').getByRole('button').first().click();
  // A picture brings its description along, if the library has one.
  await page.getByLabel('Description of the picture').fill('Two bottles side by side');
  await page.getByLabel('Author', { exact: true }).fill('Nandini Rao');
  await page.getByLabel('Date').fill('2020-02-01');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Dose' })).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(page.getByText('Blog added successfully').first()).toBeVisible();

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
  await expect(article.locator('img[srcset][width][height][loading="lazy"]')).toHaveCount(2);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});

test('the second of two people saving sees both versions and loses nothing', async ({
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
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this meanwhile' });
  await expect(dialog).toContainText('of theirs');
  await expect(dialog).toContainText('Theirs.');
  await expect(dialog).toContainText('Mine.');

  // Closing it loses nothing, and asks again.
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
  await expect(dialog).toContainText('Somebody Else');
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(dialog).toBeHidden();
  expect((await storedBlog(request, blog)).title).toBe(`${blog.title} of mine`);
});

test('a blog has a history that can be gone back in, and a trash that gives it back', async ({
  page,
  request,
  signIn,
}) => {
  const blog = await addBlog(request, { status: 'draft', content: '<p>The pump ran dry.</p>' });
  await changeBlog(request, blog, { content: '<p>The pump ran well.</p>' });
  await signIn();
  await page.goto(`/admin/blogs/${blog._id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.locator('del')).toHaveText('removed: dry.');
  await expect(history.locator('ins')).toHaveText('added: well.');
  await history.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(textOf(page)).toHaveText('The pump ran dry.');

  // Leaving with changes is asked about.
  await textOf(page).click();
  await page.keyboard.type('x');
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(textOf(page)).toContainText('x');
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();

  await page.goto(`/admin/blogs?search=${encodeURIComponent(blog.title)}`);
  await page.getByRole('button', { name: `Delete ${blog.title}` }).click();
  await expect(question).toContainText("Warning!! You can't revert this action.");
  await question.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByText('Blog deleted successfully').first()).toBeVisible();
  await page.goto('/admin/trash');
  await page.getByRole('checkbox', { name: `Select ${blog.title}` }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(blog.title) })).toHaveCount(0);
  expect((await storedBlog(request, blog)).status).toBe('draft');
});

test.describe('where clocks change', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('drafts and scheduled blogs stay unseen until their moment, also in the hour that comes twice', async ({
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
    await expect(page.getByText('Say when it appears').first()).toBeVisible();
    // 02:30 comes twice in that night; a browser takes the first.
    await page.getByLabel('Publish at').fill('2032-10-31T02:30');
    await expect(page.getByText('Europe/Berlin')).toBeVisible();
    await save(page);
    await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
    expect((await storedBlog(request, blog)).publishAt).toBe('2032-10-31T00:30:00.000Z');
    expect(await seen()).toBe(404);

    // Set to the second one by somebody else, it stays there.
    await changeBlog(request, blog, { status: 'scheduled', publishAt: '2032-10-31T01:30:00.000Z' });
    await page.goto(`/admin/blogs/${blog._id}`);
    await expect(page.getByLabel('Publish at')).toHaveValue('2032-10-31T02:30');
    await page.getByLabel('Summary').fill('Twice.');
    await save(page);
    await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
    expect((await storedBlog(request, blog)).publishAt).toBe('2032-10-31T01:30:00.000Z');

    await page.goto(`/admin/blogs/${blog._id}`);
    await page.getByLabel('Publish at').fill('2020-03-29T02:30');
    await expect(page.getByText('This moment has passed: it appears at once.')).toBeVisible();
    await save(page);
    await expect(page.getByText('Blog updated successfully').first()).toBeVisible();
    await expect.poll(seen).toBe(200);
  });
});

test('clients are put in order by keys and by pointer', async ({ page, signIn, consoleGuard }) => {
  // Clients that another test brought in have no wordmark file.
  consoleGuard.allow(/status of 404/);
  await signIn();
  await page.goto('/admin/clients');
  const names = async () =>
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map(({ textContent }) => textContent));
  const open = async () => {
    await page.getByRole('button', { name: 'Change the order' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  };
  const store = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await open();
  const [first, second, third, ...rest] = await names();
  await page.getByRole('button', { name: `Move ${first}, place 1` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is now at place 2`)).toBeAttached();
  expect(await names()).toEqual([second, first, third, ...rest]);
  await store();

  // Another page than the one that stored it reads the new order.
  await page.reload();
  await open();
  expect(await names()).toEqual([second, first, third, ...rest]);
  const rows = page.getByRole('dialog').getByRole('listitem');
  await rows.nth(0).dragTo(rows.nth(1));
  await expect.poll(names).toEqual([first, second, third, ...rest]);
  await store();
  await page.reload();
  await open();
  expect(await names()).toEqual([first, second, third, ...rest]);
});

test('a section of the about page is changed, hidden and shown again', async ({ page, request, signIn }) => {
  await signIn();
  await page.goto('/admin/sections?search=Six%20periods');
  await page
    .getByRole('row', { name: /Six periods/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toHaveValue('Six periods, one direction');
  await expect(page.getByRole('group', { name: 'Entries' }).getByText('Entry 6')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Shown on the page' }).uncheck();
  await save(page);
  await expect(page.getByText(/updated successfully/).first()).toBeVisible();
  const about = async () => (await request.get('/aboutus')).text();
  await expect.poll(about).not.toContain('Six periods');

  await page
    .getByRole('row', { name: /Six periods/ })
    .getByRole('link', { name: /Edit/ })
    .click();
  await page.getByRole('checkbox', { name: 'Shown on the page' }).check();
  await save(page);
  await expect(page.getByText(/updated successfully/).first()).toBeVisible();
  await expect.poll(about).toContain('Six periods');
  await page.goto('/aboutus');
  await hydrated(page);
  const periods = page.getByRole('region', { name: 'Six periods, one direction' }).getByRole('listitem');
  await expect(periods).toHaveCount(6);
  await expect(periods.last()).toContainText('2023-Present');
});
