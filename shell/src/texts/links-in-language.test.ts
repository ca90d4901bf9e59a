import { makeStore } from 'shared-store';
import { loadLanguage, richTextIn } from './language';

const call = () => Promise.reject(new Error('No call is expected'));
beforeAll(() => loadLanguage('hi', makeStore({ call })));

const OTHERS = { hi: 'हिन्दी', gu: 'ગુજરાતી' };
const link = (href: string): string => `<p>See <a href="${href}">the page</a>.</p>`;

test.each([
  ['/products/amine', '/hi/products/amine'],
  ['/', '/hi'],
  ['/?from=news', '/hi?from=news'],
  ['/products?search=a&amp;page=2#list', '/hi/products?search=a&amp;page=2#list'],
  ['/hindi', '/hi/hindi'],
  ['/news/1.5-million-tonnes', '/hi/news/1.5-million-tonnes'],
])('a link to %s leads to %s', (href, inHindi) => {
  expect(richTextIn(link(href), 'hi', OTHERS)).toBe(link(inHindi));
});

test.each([
  ...['#terms', '?page=2', 'mailto:office@works.example', 'tel:+912655550142'],
  ...['https://works.example/news', '//other.example/news', '/\\other.example'],
  ...[
    '/admin',
    '/login?from=/news',
    '/api/v1/files/plan.pdf',
    '/r/careers/entry.js',
    '/news/feed.xml',
    '/guide.PDF?v=2',
  ],
  ...['/hi', '/hi/news', '/gu/news'],
])('a link to %s stays', (href) => {
  expect(richTextIn(link(href), 'hi', OTHERS)).toBe(link(href));
});

test('a link keeps its other attributes, and nothing else changes', () => {
  const around = (href: string): string =>
    `<p title="href=&quot;/news&quot;">href="/news" <img src="/news" alt="<a href=" /></p>
     <a title="a > b" target="_blank"  rel="noopener" href="${href}" data-video="x">/news</a>
     <a data-href="/news" title="href=">/news</a>`;
  expect(richTextIn(around('/news'), 'gu', OTHERS)).toBe(around('/gu/news'));
});

test('an English document has the links as they are written', () => {
  expect(richTextIn(link('/news'), 'en', OTHERS)).toBe(link('/news'));
});
