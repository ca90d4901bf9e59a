import { article, breadcrumbList } from './structured-data';

test('breadcrumbs have positions and absolute addresses', () => {
  expect(
    breadcrumbList('https://site.example', [
      { label: 'Home', href: '/home' },
      { label: 'Blogs', href: '/blogs' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://site.example/home' },
      { position: 2, name: 'Blogs', item: 'https://site.example/blogs' },
    ],
  });
});

test('an article has a headline of at most 110 characters and no empty field', () => {
  const data = article('https://site.example', {
    type: 'BlogPosting',
    address: '/blogs/blog-details?id=a',
    title: 'x'.repeat(200),
    description: '',
    image: '',
    author: '',
    published: '2026-01-01',
    modified: '2026-01-02T00:00:00.000Z',
    publisher: undefined,
  });
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: 'x'.repeat(110) });
  for (const absent of ['description', 'image', 'author', 'publisher']) expect(data).not.toHaveProperty(absent);
});
