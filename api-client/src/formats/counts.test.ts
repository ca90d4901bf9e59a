import { counted, fileSize, inWords } from './counts';

test.each([
  [0, '0 views'],
  [1, '1 view'],
  [5_875, '5,875 views'],
  [1_234_567, '12,34,567 views'],
])('counts %i views as %s', (count, text) => {
  expect(counted(count, 'view')).toBe(text);
});

test('a noun may have its own plural, and small numbers are words in sentences', () => {
  expect([counted(1, 'address', 'addresses'), counted(2, 'address', 'addresses')]).toEqual([
    '1 address',
    '2 addresses',
  ]);
  expect([inWords(1, 'working day'), inWords(24, 'month')]).toEqual(['one working day', '24 months']);
});

test.each([
  [1, '1 byte'],
  [194, '194 bytes'],
  [48_213, '48 kB'],
  [5_242_880, '5.2 MB'],
])('a file of %i bytes is shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
