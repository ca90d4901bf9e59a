import { momentText } from './moment-text';

it('writes a moment in one form, with its zone', () => {
  expect(momentText('2026-11-23T10:05:00.000Z')).toMatch(
    /^23 Nov 2026, \d{2}:\d{2} [ap]m (?:[A-Z]{2,5}|GMT[+-][\d:]+)$/,
  );
});
