import type { SiteSettings } from 'api-client';
import { article, breadcrumbList, organization } from './structured-data';

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

const settings: SiteSettings = {
  _id: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  logo: '',
  title: 'Tridhara',
  email: '',
  phone: '',
  address: '',
  social: { instagram: '', facebook: '' },
  tagline: '',
  copyright: '',
  timeZone: 'Asia/Kolkata',
};

test.each([
  [
    'Tridhara House, 14 Nadi Marg, Alkapuri\nVadodara 390007, Gujarat, India',
    {
      streetAddress: 'Tridhara House, 14 Nadi Marg, Alkapuri',
      addressLocality: 'Vadodara',
      postalCode: '390007',
      addressRegion: 'Gujarat',
      addressCountry: 'IN',
    },
  ],
  ['1 High Street\nLondon', { streetAddress: '1 High Street, London' }],
])('the company has the parts of its address %j', (address, parts) => {
  const data = organization('https://site.example', { ...settings, address });
  expect(data).toHaveProperty('address', { '@type': 'PostalAddress', ...parts });
});
