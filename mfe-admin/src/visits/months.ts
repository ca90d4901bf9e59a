const SHAPE = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of an address; the current one if it is missing or invalid. */
export function readMonth(value: string | null, present: string): string {
  return value !== null && SHAPE.test(value) && value < present ? value : present;
}

/** The month some months later; earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 7);
}
