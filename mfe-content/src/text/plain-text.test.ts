import { plainText } from './plain-text';
import { shorten } from './shorten';
import { paragraphs } from './paragraphs';

test('plain text loses its markup and keeps its words apart', () => {
  expect(plainText('<h2>One</h2><p>two <em>three</em><br>four &amp; five&#33;</p>')).toBe('One two three four & five!');
});

test('an entity that is none is left as it is', () => {
  expect(plainText('a &unknown; b &#0; c')).toBe('a &unknown; b c');
});

test('text is shortened at a word', () => {
  expect(shorten('short', 10)).toBe('short');
  expect(shorten('The quick brown fox jumps', 16)).toBe('The quick brown…');
  expect(shorten('x'.repeat(50), 20)).toHaveLength(20);
});

test('an empty line parts two paragraphs', () => {
  expect(paragraphs('one\n\n two \n\n\nthree')).toEqual(['one', 'two', 'three']);
});
