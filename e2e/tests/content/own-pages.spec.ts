import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, findingsInShapes } from '../../src/axe';
import { PDF, PIXEL } from '../../src/sample-files';
import { ownerHeaders } from '../../src/signing-in';
import { expect, hydrated, siteOrigin, test } from '../../src/test';
import { aPicture, unique } from './content-api';

// Long scenarios with many steps, which take time on a busy machine.

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const PLAYER = 'https://www.youtube-nocookie.com/**';

/** A published form with two questions. */
async function aForm(request: APIRequestContext): Promise<{ _id: string; title: string }> {
  const title = unique('Samples');
  const questions = [
    { kind: 'integer', label: 'Litres a month' },
    { kind: 'attachment', label: 'Analysis of the water', required: true },
    { kind: 'attachment', label: 'Photo of the pump' },
  ];
  const texts = { agreement: 'I agree.', button: 'Ask', thanks: 'We will call you.' };
  const headers = await ownerHeaders(request);
  const added = await request.post('/api/v1/forms', { headers, data: { title, questions, ...texts } });
  return ((await added.json()) as { form: { _id: string; title: string } }).form;
}

/** Adds a section by keyboard alone: opens the menu, goes to the kind by its first letters, selects it. */
async function addByKeys(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add section' }).press('Enter');
  // The menu hears no key before it has moved the focus to its first item.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // Enough to tell them apart: after a second without a key, the menu begins with a new word.
  await page.keyboard.type(kind.slice(0, 3));
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${kind}`) })).toBeFocused();
  await page.keyboard.press('Enter');
  const line = page.getByRole('button', { name: new RegExp(`^${kind}`), expanded: true });
  await expect(line).toBeFocused();
  return page.getByRole('listitem').filter({ has: line });
}

async function fill(section: Locator, label: string | RegExp, text: string): Promise<void> {
  const field = section.getByRole('textbox', { name: label, exact: true });
  await field.focus();
  await field.page().keyboard.type(text);
}

async function choosePicture(section: Locator, picture: string): Promise<void> {
  const page = section.page();
  await section.getByRole('button', { name: 'Choose a picture' }).first().focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog');
  const found = chooser.getByRole('button', { name: picture }).first();
  // The dialog takes the focus when it opens; a person continues after that.
  await expect(chooser.locator(':focus')).toHaveCount(1);
  await chooser.getByRole('searchbox', { name: 'Search pictures' }).focus();
  await page.keyboard.insertText(picture);
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  // The dialog gives the focus back after it is gone, and would close a menu that was opened before.
  await expect(section.locator(':focus')).toHaveCount(1);
}

test('a page of every kind of section is built by keyboard, published, and read without scripts', async ({
  page,
  request,
  browser,
  signIn,
  consoleGuard,
}) => {
  // The first save is refused.
  consoleGuard.allow(/status of 400/);
  const title = unique('How we work');
  const picture = await aPicture(request, 'blog');
  const form = await aForm(request);
  await signIn();
  await page.goto('/admin/pages/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await page.keyboard.type(title);

  const text = await addByKeys(page, 'Text');
  await fill(text, /^Heading/, 'Running text');
  await fill(text, 'Text', 'The pump ran well.');
  const figures = await addByKeys(page, 'Figures');
  await fill(figures, /^Heading/, 'What we measure');
  await figures.getByRole('button', { name: 'Add entry' }).press('Enter');
  await fill(figures, /^Value/, '412');
  await fill(figures, /^What it counts/, 'days without an injury');
  const charts = await addByKeys(page, 'Charts');
  await fill(charts, /^Heading/, 'Ten years');
  await fill(charts, /^Title of the chart/, 'Water used again');
  await charts.getByRole('combobox', { name: 'Shape' }).selectOption({ value: 'line' });
  await fill(charts, /^Data/, '2016; 62');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2026; 91');
  const cards = await addByKeys(page, 'Cards');
  await fill(cards, /^Heading/, 'Where it matters');
  await cards.getByRole('button', { name: 'Add entry' }).press('Enter');
  await fill(cards, /^Title/, 'Clean water');
  await choosePicture(cards, picture.alt);
  await fill(cards, /^Where the link leads/, '/career');
  const quotes = await addByKeys(page, 'Quotes');
  await fill(quotes, /^Heading/, 'In their words');
  await quotes.getByRole('button', { name: 'Add entry' }).press('Enter');
  await fill(quotes, /^Quote/, 'I stopped the lift.');
  await fill(quotes, /^Name/, 'Devika Solanki');
  const wide = await addByKeys(page, 'Picture');
  await choosePicture(wide, picture.alt);
  await fill(wide, /^Line below/, 'The control room');
  const video = await addByKeys(page, 'Video');
  await fill(video, /^Heading/, 'A drill');
  await fill(video, 'Address of the video', 'https://evil.example/video');
  await choosePicture(video, picture.alt);
  const products = await addByKeys(page, 'Products');
  await fill(products, /^Heading/, 'From our shelves');
  await products.getByRole('searchbox', { name: 'Find a product' }).focus();
  await page.keyboard.type('C 140');
  await products.getByRole('button', { name: /^Add .*C 140/ }).press('Enter');
  const documents = await addByKeys(page, 'Documents');
  await fill(documents, /^Heading/, 'Read first');
  await documents.getByRole('searchbox', { name: 'Find a product' }).focus();
  await page.keyboard.type('C 140');
  await documents.getByRole('button', { name: /^Add .*C 140/ }).press('Enter');
  const call = await addByKeys(page, 'Call');
  await fill(call, /^Heading/, 'Tell us');
  await fill(call, /^Text of the button/, 'Write to us');
  await fill(call, /^Where the button leads/, '/contact');

  const asked = await addByKeys(page, 'Form');
  await fill(asked, /^Heading/, 'Ask us');
  await asked.getByRole('combobox', { name: 'Form' }).selectOption(form.title);

  // The server's errors are shown at their fields, and no input is lost.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(video.getByText('Address of the video must be one of YouTube or Vimeo')).toBeVisible();
  await video.getByRole('textbox', { name: 'Address of the video' }).fill(VIDEO);
  await expectAccessible(page, 'the editor of a page');

  // The call moves up by one place, by keyboard.
  await page.getByRole('button', { name: /^Move Call: Tell us, position 10/ }).press('ArrowUp');
  await expect(page.getByText('Call: Tell us is now at position 9 of 11')).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Page added successfully').first()).toBeVisible();

  const stored = await request.get('/api/v1/pages?limit=100', { headers: await ownerHeaders(request) });
  const { pages } = (await stored.json()) as { pages: { title: string; slug: string }[] };
  const address = `/pages/${pages.find((one) => one.title === title)?.slug}`;

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteOrigin() });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(plain.getByRole('heading', { level: 2 })).toHaveText([
    'Running text',
    'What we measure',
    'Ten years',
    'Where it matters',
    'In their words',
    'A drill',
    'From our shelves',
    'Tell us',
    'Read first',
    'Ask us',
  ]);
  await expect(plain.getByRole('link', { name: 'Play video from YouTube' })).toHaveAttribute('href', VIDEO);
  await expect(
    plain.getByRole('region', { name: 'From our shelves' }).getByRole('link', { name: /C 140/ }),
  ).toBeVisible();
  const sheet = plain
    .getByRole('region', { name: 'Read first' })
    .getByRole('link', { name: /^Download .*C 140: safety data sheet/ });
  const saved = plain.waitForEvent('download');
  await sheet.click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(plain.getByText('I stopped the lift.')).toBeVisible();
  await expect(plain.locator('iframe')).toHaveCount(0);
  // The chart is drawn, and its styles are there at the first paint.
  const chart = plain.getByRole('figure', { name: 'Water used again' });
  await expect(chart.getByRole('img', { name: 'From 2016: 62 to 2026: 91' })).toBeVisible();
  await expect(chart.locator('path').last()).toHaveCSS('fill', 'none');
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row', { name: '2016 62' })).toBeVisible();

  // A visitor without scripts is refused, keeps the input, and sends the form.
  await plain.getByRole('textbox', { name: 'Name' }).fill('A'.repeat(121));
  await plain.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await plain.getByRole('spinbutton', { name: 'Litres a month' }).fill('40');
  await plain.getByLabel('Analysis of the water').setInputFiles(PDF);
  await plain.getByLabel('Photo of the pump').setInputFiles(PIXEL);
  await plain.getByRole('checkbox', { name: /^I agree/ }).check();
  await plain.getByRole('button', { name: 'Ask' }).click();
  await expect(plain.getByRole('alert')).toBeVisible();
  await expect(plain.getByRole('spinbutton', { name: 'Litres a month' })).toHaveValue('40');
  await expect(plain.getByText(`${PDF.name} is attached.`)).toBeVisible();
  await plain.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await plain.getByRole('button', { name: 'Ask' }).click();
  await expect(plain.getByRole('status')).toHaveText('We will call you.');
  await context.close();

  // An editor finds the answer under the form's name.
  await page.goto(`/admin/forms:f${form._id}`);
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).click();
  const saving = page.waitForEvent('download');
  const photo = page.getByRole('group', { name: 'Photo of the pump' });
  await photo.getByRole('button', { name: 'View file' }).click();
  await expect(photo.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  const analysis = page.getByRole('group', { name: 'Analysis of the water' });
  await analysis.getByRole('button', { name: 'Download file' }).click();
  expect((await saving).suggestedFilename()).toBe('Analysis of the water.pdf');

  await page.goto(address);
  await hydrated(page);
  expect(await findingsInShapes(page)).toEqual([]);
});

test('no request goes to the other site before a visitor agrees to its video', async ({ page, request, requests }) => {
  const title = unique('A drill');
  const { url } = await aPicture(request);
  const video = { kind: 'video', heading: 'A drill', image: url, imageAlt: 'A crew', link: VIDEO };
  const added = await request.post('/api/v1/pages', {
    headers: await ownerHeaders(request),
    data: { title, status: 'published', sections: [video] },
  });
  const { page: made } = (await added.json()) as { page: { slug: string } };
  // The test answers for the other site.
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>It plays.</p>' }),
  );
  await page.goto(`/pages/${made.slug}`);
  await hydrated(page);
  const elsewhere = () => requests.map((one) => one.url()).filter((one) => !one.startsWith(siteOrigin()));
  expect(elsewhere()).toEqual([]);

  await page.getByRole('link', { name: 'Play video from YouTube' }).press('Enter');
  await expect(page.frameLocator('iframe[title="A drill"]').getByText('It plays.')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  expect(elsewhere()).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
});

test('frames of any other site are refused', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/frame-src|Framing/);
  await page.goto('/pages/safety-and-environment');
  await hydrated(page);
  const refused = page.waitForEvent('console', (message) => /evil\.example/.test(message.text()));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  });
  expect((await refused).text()).toMatch(/frame-src|Framing/);
  expect((await request.get('/pages/no-such-page')).status()).toBe(404);
});

test("sections of the same kinds are on the site’s own pages, under the editor's headings", async ({
  page,
  request,
}) => {
  const headers = await ownerHeaders(request);
  const { url } = await aPicture(request);
  for (const [name, path] of [
    ['home', '/'],
    ['about', '/aboutus'],
  ] as const) {
    const heading = unique('A drill');
    const quoted = unique('In their words');
    const ids: string[] = [];
    for (const section of [
      { kind: 'video', heading, image: url, imageAlt: 'A crew', link: VIDEO },
      { kind: 'quotes', heading: quoted, items: [{ text: 'I stopped the lift.', title: 'Devika Solanki' }] },
    ]) {
      const added = await request.post('/api/v1/sections', { headers, data: { page: name, ...section } });
      expect(added.status()).toBe(201);
      ids.push(((await added.json()) as { section: { _id: string } }).section._id);
    }
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('region', { name: heading })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(
      page.getByRole('region', { name: heading }).getByRole('link', { name: 'Play video from YouTube' }),
    ).toHaveAttribute('href', VIDEO);
    await expect(page.getByRole('region', { name: quoted }).getByText('I stopped the lift.')).toBeVisible();
    for (const id of ids) await request.delete(`/api/v1/sections/${id}`, { headers });
  }
});
