import { stepOf } from 'ui-kit';

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ltr', 1, -1],
  ['rtl', -1, 1],
])('goes along the line in a document that is written %s', (dir, right, left) => {
  document.documentElement.dir = dir;
  expect([stepOf('ArrowRight'), stepOf('ArrowLeft'), stepOf('ArrowUp')]).toEqual([right, left, undefined]);
});
