import { isOwnEntry } from './admin-text';

test("recognises the signed-in administrator's row whatever the case", () => {
  expect(isOwnEntry('Asha@Example.com', 'asha@example.com')).toBe(true);
  expect(isOwnEntry('asha@example.com', undefined)).toBe(false);
});
