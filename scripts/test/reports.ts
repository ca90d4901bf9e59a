import { readFileSync } from 'node:fs';
import type { Totals } from './totals';

/** Reads a runner's JSON report. A runner that left none has failed as a whole. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Totals of Jest's `--json` report; a suite that could not run counts as one failure. */
export function jestTotals(file: string): Totals {
  const report = read<JestReport>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
}

/** Totals of Playwright's JSON report; an error outside a test counts as one failure. */
export function playwrightTotals(file: string): Totals {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, skipped, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
