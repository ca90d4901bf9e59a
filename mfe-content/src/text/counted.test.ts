import { counted } from './counted';

test.each([
  [0, '0 views'],
  [1, '1 view'],
  [5_875, '5,875 views'],
])('counts %i views as %s', (count, text) => {
  expect(counted(count, 'view')).toBe(text);
});
