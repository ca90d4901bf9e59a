import { datesOf, dayOfYearText, isTimeZone, monthText, timeZones } from './dates';

const india = datesOf('Asia/Kolkata');
const berlin = datesOf('Europe/Berlin');

it('starts the days of a zone at its midnight, not at that of UTC', () => {
  expect(india.dayOf('2026-11-24T18:29:59.999Z')).toBe('2026-11-24');
  expect(india.dayOf('2026-11-24T18:30:00.000Z')).toBe('2026-11-25');
  expect(india.startOf('2026-11-25').toISOString()).toBe('2026-11-24T18:30:00.000Z');
  expect(india.endOf('2026-11-25').toISOString()).toBe('2026-11-25T18:29:59.999Z');
});

it('writes moments in the zone and names it', () => {
  const moment = '2026-11-24T04:30:00.000Z';
  expect(india.appointment(moment)).toBe('Tuesday, 24 November 2026 at 10:00 IST (Asia/Kolkata)');
  expect(india.moment(moment)).toBe('24 Nov 2026, 10:00 am IST');
  expect(india.iso(moment)).toBe('2026-11-24T10:00:00+05:30');
  expect(datesOf('America/New_York').iso(moment)).toBe('2026-11-23T23:30:00-05:00');
  expect(datesOf('America/New_York').appointment(moment)).toBe(
    'Monday, 23 November 2026 at 23:30 GMT-5 (America/New_York)',
  );
});

it('writes a day unchanged, and the day of a moment in the zone', () => {
  expect(india.day('2026-08-01')).toBe('1 August 2026');
  expect(datesOf('America/New_York').day('2026-08-01')).toBe('1 August 2026');
  expect(india.day('2026-07-31T20:00:00.000Z')).toBe('1 August 2026');
  expect(india.shortDay('2026-07-31T20:00:00.000Z')).toBe('1 Aug 2026');
  expect([india.day(''), india.day(null), india.day('soon')]).toEqual(['', '', 'soon']);
  expect([dayOfYearText('2026-01-05'), monthText('2026-01')]).toEqual(['5 January', 'January 2026']);
});

it('reads the value of a datetime field in the zone, and writes it back', () => {
  expect(india.fromInput('2026-11-24T10:00').toISOString()).toBe('2026-11-24T04:30:00.000Z');
  expect(india.toInput('2026-11-24T04:30:00.000Z')).toBe('2026-11-24T10:00');
  expect(india.toInput(null)).toBe('');
});

it('knows the days on which clocks change', () => {
  // One has 25 hours, the other 23.
  expect(berlin.startOf('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(berlin.endOf('2026-10-25').toISOString()).toBe('2026-10-25T22:59:59.999Z');
  expect(berlin.endOf('2026-03-29').toISOString()).toBe('2026-03-29T21:59:59.999Z');
  // An hour that occurs twice is the first one; a skipped hour is the one after it.
  expect(berlin.fromInput('2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(berlin.fromInput('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(berlin.toInput('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T03:30');
  // Midnight itself is skipped in Cairo.
  expect(datesOf('Africa/Cairo').startOf('2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z');
});

it('accepts only names of zones, and uses the default for a name that the engine does not know', () => {
  expect(['Asia/Kolkata', 'UTC', 'Europe/Berlin'].every(isTimeZone)).toBe(true);
  expect(['+05:30', 'Asia/Nowhere', '', 'IST5'].some(isTimeZone)).toBe(false);
  expect(timeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'UTC']));
  expect(timeZones()).not.toContain('Asia/Calcutta');
  expect(datesOf('Mars/Olympus').timeZone).toBe('Asia/Kolkata');
});
