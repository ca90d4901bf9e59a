import { sharePicturePath } from 'api-client';
import { headTags } from './head-tags';

const languages = { current: 'en', others: {} };
const site = { title: 'Tridhara', origin: 'https://tridhara.example', path: '/news', languages };
const contentOf = (tags: ReturnType<typeof headTags>, name: string): string | undefined =>
  tags.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes['content'];

test("the title contains the page's name and the site's name once", () => {
  expect(headTags({ title: 'News' }, site)[0]?.text).toBe('News · Tridhara');
  expect(headTags({ title: 'Tridhara' }, site)[0]?.text).toBe('Tridhara');
});

test('the canonical link is absolute and falls back to the path', () => {
  const canonical = (head: Parameters<typeof headTags>[0]): string | undefined =>
    headTags(head, site).find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  expect(canonical({ title: 'News' })).toBe('https://tridhara.example/news');
  expect(canonical({ title: 'News', canonical: '/news/one' })).toBe('https://tridhara.example/news/one');
});

test('a not-found page has no canonical link', () => {
  const tags = headTags({ title: 'Gone', robots: 'noindex' }, site);
  expect(contentOf(tags, 'robots')).toBe('noindex');
  expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
});

test('a share picture gets its absolute address and its description', () => {
  const tags = headTags({ title: 'News', image: { url: '/api/v1/files/a.webp', alt: 'A rig' } }, site);
  expect(contentOf(tags, 'og:image')).toBe('https://tridhara.example/api/v1/files/a.webp');
  expect(contentOf(tags, 'og:image:alt')).toBe('A rig');
  const shared = headTags({ title: 'News', image: { url: sharePicturePath('pages', 'news'), alt: 'News' } }, site);
  expect([contentOf(shared, 'og:image:width'), contentOf(shared, 'og:image:height')]).toEqual(['1200', '630']);
});

test('a picture that the API draws is in the language of the page, and another picture is as it is', () => {
  const hindi = { ...site, languages: { current: 'hi', others: { hi: 'हिन्दी' } } };
  const pictureOf = (url: string) =>
    contentOf(headTags({ title: 'समाचार', image: { url, alt: '' } }, hindi), 'og:image');
  expect(pictureOf(sharePicturePath('pages', 'news'))).toMatch(/news\.jpg\?locale=hi$/);
  expect(pictureOf('/api/v1/files/a.webp')).toBe('https://tridhara.example/api/v1/files/a.webp');
});

test("a page without a picture uses the home page's share picture", () => {
  const tags = headTags({ title: 'Privacy' }, site);
  expect(contentOf(tags, 'og:image')).toBe(`https://tridhara.example${sharePicturePath('pages', 'home')}`);
  expect(contentOf(tags, 'og:image:alt')).toBe('Tridhara');
});
