import { csvCell, csvRow } from './csv';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91 98250', "'+91 98250"],
  ['-x', "'-x"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['', ''],
])('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('ends a row as RFC 4180 says', () => {
  expect(csvRow(['a', 'b,c'])).toBe('a,"b,c"\r\n');
});
