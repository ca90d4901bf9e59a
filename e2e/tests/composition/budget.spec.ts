import { REMOTES } from '../../src/public-routes';
import { expect, hydrated, test } from '../../src/test';

/** The limits of a remote's page until it is interactive. Pictures are content and do not count. */
const MAX_REQUESTS = 9;
const MAX_SCRIPT_BYTES = 166_000;

/** The home page has slots of three remotes. */
const PAGES = [...REMOTES, { remote: 'content', path: '/' }];

for (const { remote, path } of PAGES) {
  test(
    `${path} is interactive after at most ${MAX_REQUESTS} requests and ${MAX_SCRIPT_BYTES / 1000} kB of script on the wire`,
    { tag: `@${remote}` },
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Requests that started before the page was interactive; motion, toasts and lists are loaded later.
      const interactive = await page.evaluate(() => {
        const [mark] = performance.getEntriesByName('interactive');
        return performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime < (mark?.startTime ?? Infinity))
          .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize }));
      });
      const counted = interactive.filter(({ url }) => !/\/api\/v1\/files\/|favicon/.test(url));
      // The document itself is one more request.
      expect(counted.length + 1).toBeLessThanOrEqual(MAX_REQUESTS);
      const scripts = counted.filter(({ url }) => url.endsWith('.js'));
      expect(scripts.some(({ url }) => url.includes(`/r/${remote}/`))).toBe(true);
      const sent = new Map(scripts.map(({ url, bytes }) => [url, bytes]));
      expect([...sent.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    },
  );
}

test('every page has its fonts with at most 60 kB', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(fonts).toHaveLength(2);
  const sizes = await Promise.all(fonts.map(async (font) => (await (await request.get(font)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test(
  "the document of a section's page names the entry, the routes and the chunk, so that none is loaded in sequence",
  { tag: '@remotes' },
  async ({ request }) => {
    for (const { remote, path } of REMOTES) {
      const html = await (await request.get(path)).text();
      // The entry is only preloaded until the shell runs it; the chunks run when they arrive, and wait for it.
      const named = (html.match(/<(?:link rel="preload" as="script"|script src)[^>]*>/g) ?? []).filter((element) =>
        element.includes(`/r/${remote}/`),
      );
      expect(named.map((element) => element.slice(0, 7)).sort(), path).toEqual(['<link r', '<script', '<script']);
      // Styles as files would compete with fonts and scripts before the first paint.
      expect(html, path).not.toContain('rel="stylesheet"');
      expect(named.every((element) => /integrity="sha256-/.test(element))).toBe(true);
    }
  },
);

test(
  'the home page loads no code of another section before the visitor scrolls near its part',
  { tag: '@remotes' },
  async ({ page, requests }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const foreign = requests
      .map((request) => request.url())
      .filter((url) => /\/r\/(catalogue|careers|admin)\/.*\.js/.test(url));
    const search = foreign.filter((url) => /remoteEntry|expose-slots-search/.test(url));
    // The search field of the navbar is on the first screen; no other part of another remote is.
    expect(foreign.filter((url) => !search.includes(url))).toEqual([]);
  },
);
