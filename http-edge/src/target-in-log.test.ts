import { targetInLog } from './target-in-log';

test.each([
  ['/products', '/products'],
  ['/products?search=asha@example.com', '/products?[left out]'],
  ['/career/application?key=SECRET', '/career/application?[left out]'],
  ['/subscription?unsubscribe=SECRET#SECRET', '/subscription?[left out]'],
  ['/login#reset=SECRET', '/login?[left out]'],
  ['/preview/news/SECRET', '/preview/news/[token]'],
  ['/hi/preview/news/live~SECRET', '/hi/preview/news/[token]'],
  ['/Preview//news/SECRET/more?a=b', '/Preview//news/[token]?[left out]'],
  ['/%70review/news%2FSECRET', '/preview/news/[token]'],
  ['/page-data/preview/news/SECRET', '/page-data/preview/news/[token]'],
  ['/version-preview/SECRET', '/version-preview/[token]'],
  ['/api/v1/previews/SECRET', '/api/v1/previews/[token]'],
  ['/preview/news/', '/preview/news/'],
  ['/broken%', '/broken%'],
])('the log has %s as %s', (target, logged) => {
  expect(targetInLog(target)).toBe(logged);
});
