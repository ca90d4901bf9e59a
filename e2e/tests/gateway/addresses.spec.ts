import type { Page } from '@playwright/test';
import { exchange, head } from 'http-edge/testing';
import { startShellReplica } from '../../src/shell-replica';
import { expect, hydrated, siteOrigin, test } from '../../src/test';

const ask = (line: string, headers: Record<string, string> = {}, origin = siteOrigin()) =>
  exchange(origin, { chunks: [head(origin, line, { connection: 'close', ...headers })] });

const BAD = ['//', '//evil.example/x', '/%', '/%zz', '/\\evil.example', 'http://evil.example/', '/news/%ff'];

test('a malformed address is answered with 400 and a readable page', async () => {
  for (const target of BAD) {
    const { status, headers, body } = await ask(`GET ${target}`);
    expect(status, target).toBe(400);
    expect(headers['content-type'], target).toContain('text/html');
    expect(body, target).toContain('Go to the home page');
  }
});

test('a malformed address of the API is answered in the format of its failures', async () => {
  for (const target of [
    '/api/v1/blogs/%',
    '/api/v1/..%2f..%2fhealthz',
    '/api/v1/files/..%2f..%2fx',
    '/api/\\x',
    '/api/v2/x',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(`${method} ${target}`);
      expect([400, 404], target).toContain(answer.status);
      expect(JSON.parse(answer.body), target).toEqual({
        success: false,
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
  }
});

test('a host that is not the site’s is refused and is in no answer', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'a b', '']) {
    const answer = await ask('GET /', { host });
    expect(answer.status, host).toBe(400);
  }
  const forwarded = await ask('GET /news', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
  expect(forwarded.status).toBe(200);
  expect(forwarded.text).not.toContain('evil.example');
});

test('canonical addresses come from the configuration, whichever allowed host the page was requested from', async () => {
  const replica = await startShellReplica({
    env: {
      SITE_ORIGIN: 'https://www.tridhara.example, https://tridhara.example',
      TRUST_PROXY: '127.0.0.1',
      RENDER_TIMEOUT: '10000',
    },
  });
  try {
    for (const host of ['www.tridhara.example', 'tridhara.example']) {
      const answer = await ask('GET /news', { host }, replica.origin.replace('localhost', '127.0.0.1'));
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('rel="canonical" href="https://www.tridhara.example/news"');
      expect(answer.body).not.toContain('"https://tridhara.example');
    }
    const other = await ask(
      'GET /news',
      { host: 'elsewhere.example' },
      replica.origin.replace('localhost', '127.0.0.1'),
    );
    expect(other.status).toBe(400);
  } finally {
    await replica.stop();
  }
});

test('a shared address is the configured one, also after a navigation', async ({ page, context }) => {
  // The same site under another of its names.
  const visited = siteOrigin().replace('localhost', '127.0.0.1');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visited });
  await page.goto(`${visited}/news`);
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\//);
  const address = siteOrigin() + new URL(page.url()).pathname;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  const described = async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  await expect.poll(described).toContain(address);
  expect(await described()).not.toContain(visited);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    new RegExp(`&body=${encodeURIComponent(address)}$`),
  );
});

/** The fonts that a page loads, without those that stand in for them. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)].filter(({ status }) => status !== 'unloaded');
    return fonts.map(({ family }) => family.replaceAll('"', '')).filter((family) => !family.includes('Stand-in'));
  });

test('a visitor stays in a language, by links, searches and forms without scripts, and changes it', async ({
  page,
  browser,
}) => {
  const { origin, stop } = await startShellReplica({ shownIn: page, env: { LANGUAGES: 'hi,gu' } });
  try {
    await page.goto(`${origin}/news`);
    await hydrated(page);
    expect(await fontsOf(page)).not.toContain('Noto Sans Indic');
    await page.goto(`${origin}/hi`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('navigation', { name: 'मुख्य मेनू' })).toBeVisible();
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const texts = names.filter((name) => name.includes('/messages'));
    expect(texts.filter((name) => !name.includes('hi.js'))).toEqual([]);
    // The texts of a remote arrive with its code.
    expect(texts.join(' ')).toMatch(/shell.*content/);
    expect(texts.join(' ')).not.toContain('careers');
    expect((await fontsOf(page)).sort()).toEqual(['Inter', 'Noto Sans Indic']);
    const openings = page.locator('[data-slot-of=careers]');
    await openings.scrollIntoViewIfNeeded();
    await expect(openings.getByText('पद का विवरण देखें').first()).toBeVisible();
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !/^\/(?:hi(?!\/hi)|login|api)(?:\/|$)/.test(href ?? ''))).toEqual([]);

    await page.locator('[data-slot-of=careers]').getByRole('link').last().click();
    await expect(page).toHaveURL(/^[^?]+\/hi\/career/);
    await expect(page.getByRole('heading', { name: 'इस पद के लिए आवेदन करें' })).toBeVisible();
    await page.getByRole('navigation', { name: 'मुख्य मेनू' }).getByRole('link', { name: 'समाचार' }).click();
    await expect(page).toHaveURL(`${origin}/hi/news`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/hi/news`);
    await page.getByRole('main').getByRole('searchbox').fill('plant');
    await expect(page).toHaveURL(`${origin}/hi/news?search=plant`);
    await page.goBack();
    await expect(page).toHaveURL(/\/hi\/career/);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await plain.newPage();
    await visitor.goto(`${origin}/hi/contact`);
    await visitor.getByLabel('नाम', { exact: true }).fill('Asha Rao');
    await visitor.getByRole('button', { name: 'संदेश भेजें' }).click();
    await expect(visitor.getByRole('alert').getByRole('listitem')).toHaveText([
      'ईमेल पता लिखना ज़रूरी है',
      'संदेश लिखना ज़रूरी है',
      'आपकी सहमति ज़रूरी है',
    ]);
    await expect(visitor).toHaveURL(/[^i]\/hi\/contact(?:#|$)/);
    await visitor.goto(`${origin}/hi/products`);
    await visitor.getByRole('main').getByRole('searchbox').fill('amine');
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(`${origin}/hi/products?search=amine`);
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'ગુજરાતી' }).click();
    await expect(visitor).toHaveURL(`${origin}/gu/products?search=amine`);
    const banner = visitor.getByRole('banner');
    await banner.getByRole('link', { name: 'English' }).press('Enter');
    await expect(visitor).toHaveURL(`${origin}/products?search=amine`);
    await expect(banner.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await plain.close();

    const hindi = await browser.newContext({ locale: 'hi-IN' });
    const reader = await hindi.newPage();
    await reader.goto(`${origin}/products?search=amine`);
    await reader.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
    await expect(reader).toHaveURL(`${origin}/hi/products?search=amine`);
    await reader.goto(`${origin}/news`);
    await reader.getByRole('button', { name: 'बंद करें' }).click();
    await expect(reader.getByRole('link', { name: 'हिन्दी में पढ़ें' })).toBeHidden();
    await hindi.close();
  } finally {
    await stop();
  }
});
