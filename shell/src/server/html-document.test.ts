import { scriptJson } from './html-document';

test('no content of the data block can close its script element', () => {
  const hostile = { text: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c' };
  const text = scriptJson(hostile);
  expect(text).not.toContain('<');
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
