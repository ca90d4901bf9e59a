import { expect, hydrated, test } from '../../src/test';
import { addBlog, addNews, unique } from './content-api';

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

test('blogs have nine on a page, in the address and from the server, and no other data is sent', async ({
  page,
  request,
}) => {
  const tag = unique('Topic');
  const titles = Array.from({ length: 10 }, (_, index) => `${tag} ${index + 1}`);
  for (const [index, title] of titles.entries())
    await addBlog(request, { title, tags: [tag], Date: `2020-01-${10 + index}` });
  const newest = [...titles].reverse();
  const list = `/blogs?tag=${encodeURIComponent(tag)}`;

  const html = await (await request.get(list)).text();
  for (const title of newest.slice(0, 9)) expect(html).toContain(`${title}<`);
  expect(html).not.toContain(`${newest[9]}<`);
  // Nine cards and the five most read ones; each has its reading time.
  expect(occurrences(html, 'readingMinutes')).toBeLessThanOrEqual(14);
  expect(await (await request.get(`${list}&page=2`)).text()).toContain(`${newest[9]}<`);

  await page.goto(list);
  await hydrated(page);
  const cards = page.getByRole('region', { name: 'Blogs', exact: true }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(newest.slice(0, 9));
  const [card] = await page.getByRole('region', { name: 'Blogs', exact: true }).getByRole('article').all();
  expect((await card?.boundingBox())?.height).toBe(459);
  await page.getByRole('button', { name: 'Next blogs' }).click();
  await expect(cards).toHaveText(newest.slice(9));
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Next blogs' }).click();
  await expect(cards).toHaveText(newest.slice(0, 9));
  await page.goBack();
  await expect(cards).toHaveText(newest.slice(9));

  await page.goto(`${list}&page=99`);
  await expect(page).toHaveURL(/page=2$/);
  await expect(cards).toHaveText(newest.slice(9));
  await page.goto('/blogs?tag=nobody-wrote-this');
  await expect(page.getByText('No blogs available')).toBeVisible();
});

test('news is filtered by words, category and year, in the address and from the server', async ({ page, request }) => {
  const category = unique('Kind');
  await addNews(request, { title: `${category} old`, category, date: '2019-03-01' });
  await addNews(request, { title: `${category} résumé`, category, date: '2021-03-01' });

  const path = `/news?category=${encodeURIComponent(category)}`;
  const html = await (await request.get(`${path}&year=2019`)).text();
  expect(html).toContain(`${category} old`);
  expect(html).not.toContain(`${category} résumé`);

  await page.goto('/news');
  await hydrated(page);
  await page.getByLabel('Category').selectOption(category);
  const cards = page.getByRole('region', { name: 'News', exact: true }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveText([`${category} résumé`, `${category} old`]);
  await page.getByRole('searchbox', { name: 'Search news' }).fill('resume');
  await expect(cards).toHaveText([`${category} résumé`]);
  await expect(page).toHaveURL(/search=resume/);
  await page.getByRole('searchbox', { name: 'Search news' }).fill('nothing like it');
  await expect(page.getByText('No news found matching your search')).toBeVisible();
  await page.getByRole('link', { name: 'Show all news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await page.goto('/news?year=soon&page=-4');
  await expect(cards.first()).toBeVisible();
});

test('the newest article leads the lists of blogs and news, and no row of cards has a gap', async ({ page }) => {
  for (const [path, name] of [
    ['/blogs', 'Blogs'],
    ['/news', 'News'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const articles = page.getByRole('region', { name, exact: true }).getByRole('article');
    await expect(articles).toHaveCount(9);
    for (const width of [1440, 1000, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await articles.evaluateAll((all) =>
        all.map((article) => {
          const { left, right, top, width: wide } = article.getBoundingClientRect();
          return { left: Math.round(left), right: Math.round(right), top: Math.round(top), wide };
        }),
      );
      const [lead, ...cards] = boxes;
      const last = cards.filter(({ top }) => top === cards.at(-1)?.top);
      expect([last[0]?.left, last.at(-1)?.right], `${path} at ${width} px`).toEqual([lead?.left, lead?.right]);
      if (width > 700) expect(lead?.wide).toBeGreaterThan((cards[0]?.wide ?? 0) * 1.9);
    }
  }
});
