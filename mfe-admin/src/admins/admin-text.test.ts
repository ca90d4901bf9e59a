import { isOwnEntry } from './admin-text';

test("one's own entry is recognised whatever the case", () => {
  expect(isOwnEntry('Asha@Example.com', 'asha@example.com')).toBe(true);
  expect(isOwnEntry('asha@example.com', undefined)).toBe(false);
});
