import { productPath } from 'api-client';
import { breadcrumbList, productData } from './structured-data';
import { product } from './testing/product';
import { productBreadcrumbs } from './breadcrumbs';

const english = { text: (text: string) => text, lang: undefined };
const hindi = { text: (text: string) => `${text} (hi)`, lang: 'hi' };

// The types are those of schema.org; these are the additional rules of search engines.
const url = new URL('https://tridhara.example/offerings/downstream/chemicals/amine');

it('lists all breadcrumbs with absolute addresses, in order', () => {
  const { itemListElement } = breadcrumbList(productBreadcrumbs(product({})), url.origin, english);
  const items = itemListElement as unknown as { position: number; name: string; item?: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { name, item } of items.slice(0, -1)) {
    expect(name).not.toBe('');
    expect(item).toMatch(/^https:\/\/tridhara\.example\//);
  }
});

it('has the addresses and labels of the language of the document', () => {
  const { itemListElement } = breadcrumbList(productBreadcrumbs(product({})), url.origin, hindi);
  expect(itemListElement).toEqual([
    expect.objectContaining({ name: 'Home (hi)', item: 'https://tridhara.example/hi' }),
    expect.objectContaining({ name: 'Offerings (hi)', item: 'https://tridhara.example/hi/products' }),
    expect.objectContaining({ name: product({}).sectorName }),
    expect.objectContaining({ name: product({}).subsectorName }),
    expect.objectContaining({ name: product({}).name }),
  ]);
  expect(productData(product({}), url, hindi).url).toMatch(/^https:\/\/tridhara\.example\/hi\/offerings\//);
});

it('lists every picture of a product', () => {
  const pictures = [{ url: '/api/v1/files/b.webp', alt: 'A drum' }];
  expect(productData(product({ logo: '/api/v1/files/a.webp', pictures }), url, english)).toMatchObject({
    image: ['https://tridhara.example/api/v1/files/a.webp', 'https://tridhara.example/api/v1/files/b.webp'],
  });
});

it('describes a product with absolute addresses and the fields that have a value', () => {
  const data = productData(
    product({
      logo: '/api/v1/files/a.webp',
      customFields: [
        { fieldName: 'Grade', fieldType: 'text', fieldValue: 'Technical' },
        { fieldName: 'Density', fieldType: 'text', fieldValue: '  ' },
      ],
    }),
    url,
    english,
    'Tridhara',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: new URL(productPath(product({})), url).href,
    brand: { '@type': 'Brand', name: 'Tridhara' },
    image: 'https://tridhara.example/api/v1/files/a.webp',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Grade', value: 'Technical' }],
  });
});
