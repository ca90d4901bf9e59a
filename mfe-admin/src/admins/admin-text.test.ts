import { dayOf, isOwnEntry } from './admin-text';

test('dates show as YYYY-MM-DD', () => {
  expect(dayOf('2026-11-03T22:15:00.000Z')).toBe('2026-11-03');
});

test("one's own entry is recognised whatever the case", () => {
  expect(isOwnEntry('Asha@Example.com', 'asha@example.com')).toBe(true);
  expect(isOwnEntry('asha@example.com', undefined)).toBe(false);
});
