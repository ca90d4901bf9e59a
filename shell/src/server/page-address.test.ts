import { ownRoutes } from '../remote';
import { addressRules, isCanonical, pageAddress } from './page-address';

const REMOTES = [
  {
    name: 'catalogue',
    routes: [
      { path: '/products', searchParams: ['search', 'page', 'field.*'] },
      { path: '/products/compare', searchParams: ['ids'] },
      { path: '/services', searchParams: [] },
      { path: '/offerings/downStream/chemicals', searchParams: [] },
      { path: '/offerings/:pageId/:id', searchParams: [] },
    ],
  },
  { name: 'older', routes: [{ path: '/events' }] },
];

const read = (address: string) => {
  const { url, isCacheable } = pageAddress(new URL(address, 'https://site.example'), addressRules(REMOTES, ownRoutes));
  return { address: url.pathname + url.search, isCacheable };
};

test.each([
  ['/services?utm_source=mail&fbclid=1', '/services'],
  ['/services?', '/services'],
  ['/products?utm_source=mail&page=2', '/products?page=2'],
  ['/products?search=amine&page=2', '/products?page=2&search=amine'],
  ['/products?page=2&search=amine', '/products?page=2&search=amine'],
  ['/products?field.Grade=B&fieldx=1&field.Grade=A&field=2', '/products?field.Grade=B&field.Grade=A'],
  ['/products?Page=2', '/products'],
  ['/products?ids=a', '/products'],
  ['/products/compare?ids=a&page=2', '/products/compare?ids=a'],
  ['/products/compare?ids=', '/products/compare?ids='],
  ['/PRODUCTS/?page=2&x', '/products?page=2'],
  ['/%70roducts/Comp%61re', '/products/compare'],
  ['/offerings/Downstream/CHEMICALS/', '/offerings/downStream/chemicals'],
  ['/offerings/Up%53tream/Oil%2dgas', '/offerings/UpStream/Oil-gas'],
  ['/offerings/%c3%a9/a%2fb', '/offerings/%C3%A9/a%2Fb'],
  ['/', '/'],
  ['/NONE/', '/NONE'],
  ['/a/..//other.example/', '//other.example/'],
  ['/%2%65%2%65//other.example/', '/%2%65%2%65//other.example/'],
  ['/login?show=forgot&from=%2Fadmin&x=1', '/login?from=%2Fadmin&show=forgot'],
  ['/privacy?x=1', '/privacy'],
  ['/none?x=1', '/none'],
])('%s is the page %s', (asked, page) => {
  expect(read(asked)).toEqual({ address: page, isCacheable: true });
});

test("a shared cache stores a page under the site's own spelling of its address only", () => {
  const isCacheable = (target: string): boolean => {
    const rules = addressRules(REMOTES, ownRoutes);
    return isCanonical(target, pageAddress(new URL(target, 'https://site.example'), rules).url);
  };
  const unknown = Array.from({ length: 1_000 }, (_, at) => `/products?page=2&utm_${at}=x`);
  expect(unknown.filter(isCacheable)).toEqual([]);
  for (const other of ['/services?', '/services?&', '/services#x', '/products?page=%32', '/products?&page=2'])
    expect([other, isCacheable(other)]).toEqual([other, false]);
  for (const own of ['/services', '/products?search=a+b&page=2', '/products?page=2&search=%26'])
    expect([own, isCacheable(own)]).toEqual([own, true]);
});

test('a remote that does not declare its parameters gets every parameter, in one order', () => {
  expect(read('/events?z=1&a=2')).toEqual({ address: '/events?a=2&z=1', isCacheable: true });
});

test('if the shell does not declare its own pages, addresses without a remote get every parameter', () => {
  const { url } = pageAddress(new URL('https://site.example/login?x=1'), addressRules(REMOTES, undefined));
  expect(url.search).toBe('?x=1');
});

test('a page with too many parameters to cache is still rendered', () => {
  const many = (count: number): string =>
    `/products?${Array.from({ length: count }, (_, at) => `field.a=${at}`).join('&')}`;
  expect(read(many(20)).isCacheable).toBe(true);
  expect(read(many(21))).toEqual({ address: many(21), isCacheable: false });
  expect(read(`/products?search=${'a'.repeat(200)}`).isCacheable).toBe(true);
  expect(read(`/products?search=${'a'.repeat(201)}`).isCacheable).toBe(false);
  expect(read(`/products?field.${'a'.repeat(200)}=1`).isCacheable).toBe(false);
  expect(read(`/products?x=${'a'.repeat(5000)}`)).toEqual({ address: '/products', isCacheable: true });
});
