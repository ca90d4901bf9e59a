import { plainText } from './plain-text';
import { shorten } from './shorten';
import { paragraphs } from './paragraphs';

test('removes markup and keeps words separate', () => {
  expect(plainText('<h2>One</h2><p>two <em>three</em><br>four &amp; five&#33;</p>')).toBe('One two three four & five!');
});

test('leaves an invalid entity unchanged', () => {
  expect(plainText('a &unknown; b &#0; c')).toBe('a &unknown; b c');
});

test('shortens text at a word', () => {
  expect(shorten('short', 10)).toBe('short');
  expect(shorten('The quick brown fox jumps', 16)).toBe('The quick brown…');
  expect(shorten('x'.repeat(50), 20)).toHaveLength(20);
});

test('separates paragraphs at an empty line', () => {
  expect(paragraphs('one\n\n two \n\n\nthree')).toEqual(['one', 'two', 'three']);
});
