import { dayText, momentText } from './moment-text';

it('writes a moment in one form, with its zone', () => {
  expect(momentText('2026-11-23T10:05:00.000Z')).toMatch(
    /^23 Nov 2026, \d{2}:\d{2} [ap]m (?:[A-Z]{2,5}|GMT[+-][\d:]+)$/,
  );
});

it('writes a day in the same form', () => {
  expect(dayText('2026-11-03T12:00:00.000Z')).toBe('3 Nov 2026');
});
