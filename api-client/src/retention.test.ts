import { KEPT_DATA } from './kept-data';
import * as retention from './retention';

it('lists every retention period of personal data on the privacy page', () => {
  const said = KEPT_DATA.flat().join('\n');
  const { inWords } = retention;
  for (const figure of [
    inWords(retention.APPLICATION_DAYS_AFTER_CLOSING, 'day'),
    inWords(retention.APPLICATION_MONTHS_AT_MOST, 'month'),
    inWords(retention.MESSAGE_MONTHS, 'month'),
    inWords(retention.UNUSED_RESUME_HOURS, 'hour'),
    inWords(retention.DRAFT_DAYS, 'day'),
    inWords(retention.OUTBOX_DAYS, 'day'),
    inWords(retention.ADDRESS_HOURS, 'hour'),
    inWords(retention.VIEW_DAYS, 'day'),
    inWords(retention.TELEMETRY_DAYS, 'day'),
    inWords(retention.VISIT_MONTHS, 'month'),
  ])
    expect(said).toContain(figure);
});

it.each([
  [1, 'working day', 'one working day'],
  [2, 'day', 'two days'],
  [12, 'hour', 'twelve hours'],
  [24, 'month', '24 months'],
])('writes %s %s as %s', (count, thing, words) => {
  expect(retention.inWords(count, thing)).toBe(words);
});
