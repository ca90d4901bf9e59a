const SHAPE = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of a moment in UTC, such as 2026-01, as visits are counted. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The month of an address; the present one where it has none that can be read. */
export function readMonth(asked: string | null, now: Date): string {
  return asked !== null && SHAPE.test(asked) && asked < monthOf(now) ? asked : monthOf(now);
}

/** A month some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return monthOf(moment);
}

/** A day such as 2026-01-05 for people: 5 January. */
export function dayText(day: string): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', options);
}

/** A month for people: January 2026. */
export function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-IN', options);
}
