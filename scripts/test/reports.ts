import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../site/front-ends';
import { NOTHING, type Totals } from './totals';

/** The duration of one test. */
export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
}

/** A test that failed at least once, and its messages. */
export interface FailedTest {
  readonly name: string;
  readonly messages: readonly string[];
}

/** The results of a step: its totals, the duration of each test, and the tests that failed. */
export interface Report {
  readonly totals: Totals;
  readonly tests: readonly TimedTest[];
  readonly failures: readonly FailedTest[];
}

/** A runner without a report has failed as a whole. */
const FAILED: Report = { totals: { ...NOTHING, failed: 1 }, tests: [], failures: [] };

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
  readonly testResults: readonly {
    readonly name: string;
    /** Of a suite that could not run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Jest's `--json` report; a suite that could not run counts as one failure. */
export function jestReport(file: string): Report {
  const report = read<JestReport>(file);
  if (!report) return FAILED;
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const suite = path.relative(ROOT, name);
    if (assertionResults.length === 0) return message ? [{ name: suite, messages: [message] }] : [];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages?.length)
      .map(({ fullName, failureMessages }) => ({ name: `${suite}: ${fullName}`, messages: failureMessages ?? [] }));
  });
  return {
    failures,
    totals: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    },
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${path.relative(ROOT, name)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

interface PlaywrightResult {
  readonly duration: number;
  readonly status: string;
  readonly errors?: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
}

interface NamedResults {
  readonly name: string;
  readonly results: readonly PlaywrightResult[];
}

const resultsOf = (suite: PlaywrightSuite): NamedResults[] => [
  ...suite.specs.map(({ title, tests }) => ({
    name: `e2e/tests/${suite.file}: ${title}`,
    results: tests.flatMap(({ results }) => results),
  })),
  ...(suite.suites ?? []).flatMap(resultsOf),
];

const messagesOf = ({ results }: NamedResults): string[] =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)));

/** Chromium aborts its requests when a network interface of the machine comes or goes, for instance of a container. */
const NETWORK_CHANGED = 'net::ERR_NETWORK_CHANGED';

const isInterrupted = ({ status, errors = [] }: PlaywrightResult): boolean =>
  status === 'passed' || errors.some(({ message = '' }) => message.includes(NETWORK_CHANGED));

/** The number of tests that passed on their second try, after the network of the machine interrupted the first one. */
const interruptedIn = (suite: PlaywrightSuite): number =>
  suite.specs
    .flatMap(({ tests }) => tests)
    .filter(({ status, results }) => status === 'flaky' && results.every(isInterrupted)).length +
  (suite.suites ?? []).reduce((sum, inner) => sum + interruptedIn(inner), 0);

/**
 * Playwright's JSON report; an error outside a test counts as one failure, and so does a test that failed once, unless
 * the network of the machine changed meanwhile.
 */
export function playwrightReport(file: string): Report {
  const report = read<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { expected, unexpected, skipped, flaky } = report.stats;
  const results = report.suites.flatMap(resultsOf);
  const interrupted = report.suites.reduce((sum, suite) => sum + interruptedIn(suite), 0);
  return {
    totals: {
      passed: expected + interrupted,
      failed: unexpected + flaky - interrupted + report.errors.length,
      skipped,
    },
    tests: results.map((test) => ({
      name: test.name,
      milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: results
      .map((test) => ({ name: test.name, messages: messagesOf(test) }))
      .filter(({ messages }) => messages.length > 0),
  };
}
