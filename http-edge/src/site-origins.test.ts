import { isHostOf, isOwnMachine, siteOrigins } from './site-origins';

test('several origins are read, each without its path', () => {
  expect(siteOrigins('https://www.example.com/, http://localhost:3000')).toEqual([
    'https://www.example.com',
    'http://localhost:3000',
  ]);
  expect(siteOrigins('')).toEqual([]);
});

test.each([
  'example.com',
  'ftp://example.com',
  'https://example.com/site',
  'https://a@example.com',
  'https://example.com?x',
])('%s is not an origin', (value) => expect(() => siteOrigins(value)).toThrow('SITE_ORIGIN'));

test("a host belongs to the site if it is an origin's host, with its port", () => {
  const origins = siteOrigins('https://www.example.com, http://localhost:3000');
  const known = ['www.example.com', 'WWW.example.com', 'www.example.com:443', 'localhost:3000'];
  const unknown = [
    'example.com',
    'www.example.com:8080',
    'www.example.com.evil.test',
    'localhost',
    'a@www.example.com',
    '',
  ];
  expect(known.filter((host) => !isHostOf(origins, host))).toEqual([]);
  expect(unknown.filter((host) => isHostOf(origins, host))).toEqual([]);
});

test('this machine has three names and any port', () => {
  expect(['localhost', '127.0.0.1:3000', '[::1]:80'].every(isOwnMachine)).toBe(true);
  expect(['localhost.evil.test', '127.0.0.2', 'evil.test:3000', '127.0.0.1.evil.test'].some(isOwnMachine)).toBe(false);
});
