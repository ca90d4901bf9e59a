import { plainText } from './plain-text';

test('removes markup and keeps words separate', () => {
  expect(plainText('<h2>One</h2><p>two <em>three</em><br>four &amp; five&#33;</p>')).toBe('One two three four & five!');
});

test('leaves an invalid entity unchanged', () => {
  expect(plainText('a &unknown; &constructor; b &#0; c')).toBe('a &unknown; &constructor; b c');
});

test('keeps the meaning of superscripts and subscripts', () => {
  expect(plainText('<p>10<sup>3</sup> ppm of H<sub>2</sub>S, 10<sup>-6</sup> m, 1<sup>st</sup></p>')).toBe(
    '10³ ppm of H₂S, 10⁻⁶ m, 1st',
  );
});
