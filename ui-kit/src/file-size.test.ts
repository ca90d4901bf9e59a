import { fileSize } from '.';

test.each([
  [1, '1 byte'],
  [194, '194 bytes'],
  [48_213, '48 kB'],
  [5_242_880, '5.2 MB'],
])('a file of %i bytes is shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
