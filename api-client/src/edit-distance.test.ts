import { editDistance } from './edit-distance';

test.each([
  ['polymer', 'polymer', 0],
  ['polimer', 'polymer', 1],
  ['polmer', 'polymer', 1],
  ['polyymer', 'polymer', 1],
  ['ployemr', 'polymer', 2],
  ['', 'wax', 3],
])('from %s to %s it is %d; swapped neighbours count once', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
  expect(editDistance(to, from)).toBe(edits);
});
