import { addBlog, adminApi } from '../../src/admin-api';
import { expectAccessible, findings } from '../../src/axe';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

interface Read {
  readonly translation: { readonly version: number };
}

const TITLE = 'घाट पर सुरक्षा के पाँच नियम';
const TEXT = 'हर पाली से पहले गैस की जाँच होती है।';

test('a visitor reads a published translation in Hindi, without and with scripts; the English page stays', async ({
  page,
  browser,
  request,
}) => {
  const api = await adminApi(request);
  const blog = await addBlog(api, 'Five rules for safety on the jetty', {
    ...{ summary: 'What every shift checks.', tags: ['Jetty rules'] },
  });
  const english = `/blogs/blog-details?id=${blog.slug}`;
  const address = `/translations/hi/blogs/${blog._id}`;
  const fields = { title: { value: TITLE }, content: { value: `<p>${TEXT}</p>` } };
  const { translation } = await api.send<Read>('PUT', address, { version: 0, fields });

  const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    const visitor = await plain.newPage();
    const hindi = `${origin}/hi${english}`;
    await visitor.goto(hindi);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(blog.title);

    await api.send('POST', `${address}/publish`, { version: translation.version });
    await expect
      .poll(async () => {
        await visitor.goto(hindi);
        return visitor.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe(TITLE);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi');
    await expect(visitor).toHaveTitle(new RegExp(`^${TITLE} `));
    await expect(visitor.locator('title')).toHaveAttribute('lang', 'hi');
    await expect(visitor.locator('[lang=hi]').filter({ hasText: TEXT }).last()).toBeVisible();
    // The summary is not translated.
    await expect(visitor.getByText('What every shift checks.')).toHaveAttribute('lang', 'en');

    // With scripts, the page reads in Hindi what the document does not bring.
    const reads: string[] = [];
    page.on('request', (made) => {
      const { pathname, search } = new URL(made.url());
      if (pathname.startsWith('/api/v1/blogs') && made.method() === 'GET') reads.push(search);
    });
    await page.goto(`${origin}/hi/blogs?tag=Jetty+rules`);
    await hydrated(page);
    await page.getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    // The list that is leaving shows the beginning of the article, too.
    await expect(page.getByText(TEXT).last()).toBeVisible();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((search) => !search.includes('locale=hi'))).toEqual([]);
    await expectAccessible(page, 'an article in Hindi');

    for (const site of [origin, siteOrigin()]) {
      await visitor.goto(site + english);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(blog.title);
      expect((await visitor.content()).includes(TITLE)).toBe(false);
    }
  } finally {
    await plain.close();
    await stop();
  }
});

test.describe('a translator', () => {
  // axe runs in the page, whose content security policy would forbid it.
  test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

  test('reads the draft of a machine on the page in Hindi, changes it, agrees to the rest and publishes', async ({
    page,
    request,
    signIn,
    consoleGuard,
  }) => {
    // When the test is traced, the frame also blocks the recorder.
    consoleGuard.allow(/Blocked script execution/);
    const api = await adminApi(request);
    const blog = await addBlog(api, 'Six rules for safety on the jetty');
    await api.send('POST', '/translation-texts/hi/blogs', {
      machine: true,
      texts: [
        { item: blog._id, field: 'title', value: TITLE },
        { item: blog._id, field: 'content', value: `<p>${TEXT}</p>` },
      ],
    });
    const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
    try {
      await signIn(undefined, origin);
      await page.goto(`${origin}/admin/translations/hi/blogs/${blog._id}`);
      await expect(page.getByText(/^2 texts are machine drafts/)).toBeVisible();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = page.getByRole('region', { name: 'Preview' });
      const shown = preview.frameLocator('iframe:not([hidden])');
      await expect(shown.getByRole('heading', { level: 1, name: TITLE })).toHaveAttribute('lang', 'hi');
      await expect(shown.getByText(TEXT)).toBeVisible();
      const input = page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox');
      await input.fill(`${TITLE} आज`);
      await expect(shown.getByRole('heading', { level: 1, name: `${TITLE} आज` })).toBeVisible();
      // Beside the texts.
      const [form, frame] = [await input.boundingBox(), await preview.boundingBox()];
      expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(frame?.x ?? 0);
      expect(await findings(page)).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Save without publishing' }).click();
      await expect(page.getByText(/^1 text is a machine draft/)).toBeVisible();
      await page.getByRole('button', { name: 'Agree to all' }).click();
      await expect(page.getByText('Machine draft', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect
        .poll(async () => (await api.send<{ blog: object }>('GET', `/blogs/${blog._id}?locale=hi`)).blog)
        .toMatchObject({ title: `${TITLE} आज`, content: `<p>${TEXT}</p>` });
    } finally {
      await stop();
    }
  });
});
