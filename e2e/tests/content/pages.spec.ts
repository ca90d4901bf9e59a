import { expectAccessible } from '../../src/axe';
import { expectStill } from '../../src/layout-shift';
import { expect, hydrated, test } from '../../src/test';
import { addBlog, aPicture, blogPage, unique } from './content-api';

test('axe finds nothing on a blog with headings, a list, a picture and a table', async ({ page, request }) => {
  const picture = await aPicture(request);
  const blog = await addBlog(request, {
    content: `<h2>A</h2><p>One. Two.</p><ul><li>x</li></ul><img src="${picture.url}" alt="A rig"><table><tbody><tr><th>a</th></tr><tr><td>1</td></tr></tbody></table>`,
  });
  await page.goto(blogPage(blog));
  await hydrated(page);
  await expectAccessible(page);
});

test('pictures have sizes, load lazily as AVIF or WebP, and shift nothing; no editor is downloaded', async ({
  page,
  request,
  requests,
}) => {
  const pictures = [await aPicture(request, 'blog'), await aPicture(request, 'news')];
  const text = '<p>Words that take their place on the page. '.repeat(60);
  const blog = await addBlog(request, {
    // Fits on one line in every font: the line breaks of a longer title may differ until its font is loaded.
    title: unique('Mud'),
    content: pictures.map(({ url, alt }) => `${text}</p><img src="${url}" alt="${alt}">`).join('') + `${text}</p>`,
  });
  for (const path of [blogPage(blog), '/', '/blogs', '/news', '/aboutus']) {
    const before = requests.length;
    await page.goto(path);
    await hydrated(page);
    const images = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const image = element as HTMLImageElement;
          const below = image.getBoundingClientRect().top > innerHeight * 1.2;
          return {
            src: image.getAttribute('src') ?? '',
            sized: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
            late: !below || image.loading === 'lazy',
          };
        }),
      );
    expect(
      images.filter(({ sized, late }) => !sized || !late),
      path,
    ).toEqual([]);
    for (let step = 0; step < 14; step += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expectStill(page, path);
    const loaded = requests
      .slice(before)
      .filter((one) => one.resourceType() === 'image' && one.url().includes('/files/'));
    expect(loaded.length, path).toBeGreaterThan(0);
    for (const one of loaded) {
      const answer = await one.response();
      expect(answer?.headers()['content-type'], one.url()).toMatch(/^image\/(avif|webp)$/);
    }
  }
  const scripts = requests.map((one) => one.url()).filter((url) => /\.(js|css)$/.test(url));
  expect(scripts.filter((url) => /admin|editor|rich-text|picture-chooser/.test(url))).toEqual([]);
});
