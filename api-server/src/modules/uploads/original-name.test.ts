import { originalName } from './original-name';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../x.pdf', 'x.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['', 'file'],
  ['..', '..'],
])('cleans %j for display', (sent, cleaned) => {
  expect(originalName(sent)).toBe(cleaned);
});

it('cuts a long name and keeps its extension', () => {
  const name = originalName(`${'a'.repeat(300)}.pdf`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('a.pdf')).toBe(true);
});
