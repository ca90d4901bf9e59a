/** The numbers of checks and tests by result. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * The totals of a runner, which must not pass without evidence: an exit code other than 0 is a failure even if all its
 * tests passed, and so is a run without tests.
 */
export function honest(totals: Totals, code: number): Totals {
  const silent = totals.passed + totals.failed + totals.skipped === 0;
  return totals.failed === 0 && (code !== 0 || silent) ? { ...totals, failed: 1 } : totals;
}

/** The closing line of the test command. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
