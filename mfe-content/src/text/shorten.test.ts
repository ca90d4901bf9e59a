import { shorten } from './shorten';
import { paragraphs } from './paragraphs';

test('shortens text at a word', () => {
  expect(shorten('short', 10)).toBe('short');
  expect(shorten('The quick brown fox jumps', 16)).toBe('The quick brown…');
  expect(shorten('x'.repeat(50), 20)).toHaveLength(20);
});

test('separates paragraphs at an empty line', () => {
  expect(paragraphs('one\n\n two \n\n\nthree')).toEqual(['one', 'two', 'three']);
});
