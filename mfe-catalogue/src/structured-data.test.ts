import { breadcrumbList, productData } from './structured-data';
import { product } from './testing/product';
import { productBreadcrumbs } from './breadcrumbs';

// The types are those of schema.org; these are the additional rules of search engines.
const url = new URL('https://tridhara.example/offerings/downstream/chemicals/amine');

it('lists all breadcrumbs with absolute addresses, in order', () => {
  const { itemListElement } = breadcrumbList(productBreadcrumbs(product({})), url.origin);
  const items = itemListElement as unknown as { position: number; name: string; item?: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { name, item } of items.slice(0, -1)) {
    expect(name).not.toBe('');
    expect(item).toMatch(/^https:\/\/tridhara\.example\//);
  }
});

it('lists every picture of a product', () => {
  const pictures = [{ url: '/api/v1/files/b.webp', alt: 'A drum' }];
  expect(productData(product({ logo: '/api/v1/files/a.webp', pictures }), url)).toMatchObject({
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
    'Tridhara',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: url.href,
    brand: { '@type': 'Brand', name: 'Tridhara' },
    image: 'https://tridhara.example/api/v1/files/a.webp',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Grade', value: 'Technical' }],
  });
});
