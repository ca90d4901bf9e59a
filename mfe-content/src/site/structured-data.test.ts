import { breadcrumbs } from './breadcrumbs';
import { article, breadcrumbList } from './structured-data';

const english = { text: (english: string) => english, lang: undefined };
const hindi = { text: (english: string) => (english === 'Home' ? 'होम' : english), lang: 'hi' };

const facts = {
  type: 'BlogPosting',
  address: '/blogs/blog-details?id=a',
  title: 'x'.repeat(200),
  description: '',
  image: '',
  author: '',
  published: '2026-01-01',
  modified: '2026-01-02T00:00:00.000Z',
  publisher: undefined,
  language: undefined,
} as const;

test('breadcrumbs have positions and absolute addresses', () => {
  expect(breadcrumbList('https://site.example', breadcrumbs([['Blogs', '/blogs']]), english)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://site.example/home' },
      { position: 2, name: 'Blogs', item: 'https://site.example/blogs' },
    ],
  });
});

test('an article has a headline of at most 110 characters and no empty field', () => {
  const data = article('https://site.example', facts, english);
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: 'x'.repeat(110) });
  for (const absent of ['description', 'image', 'author', 'publisher']) expect(data).not.toHaveProperty(absent);
});

test('in another language, labels and addresses are those of the language, and an article names its own', () => {
  const steps = breadcrumbs([], ['Home', '/pages/home']);
  expect(breadcrumbList('https://site.example', steps, hindi).itemListElement).toMatchObject([
    { name: 'होम', item: 'https://site.example/hi/home' },
    { name: 'Home', item: 'https://site.example/hi/pages/home' },
  ]);
  expect(article('https://site.example', { ...facts, language: 'en' }, hindi)).toMatchObject({
    inLanguage: 'en',
    mainEntityOfPage: 'https://site.example/hi/blogs/blog-details?id=a',
  });
  expect(article('https://site.example', facts, english)).not.toHaveProperty('inLanguage');
});
