import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Affected } from './affected';
import { run } from '../processes/run';
import { ROOT } from '../site/front-ends';
import { ensureTestBrowser } from './machine';
import { jestReport, playwrightReport, type Report } from './reports';
import { honest, NOTHING } from './totals';

let reports: string | undefined;

/** The report file of a step's runner. */
function reportFile(step: string): string {
  reports ??= mkdtempSync(path.join(tmpdir(), 'reports-'));
  return path.join(reports, `${step.replaceAll(' ', '-')}.json`);
}

/** The result of a step, and its output if that was buffered. */
export interface Finding extends Report {
  readonly output?: string;
}

/** One part of the checks. */
export interface Step {
  readonly name: string;
  /** It keeps one core busy and prints only at its end: two such steps run in parallel. */
  readonly sideBySide?: boolean;
  /** @param affected the scope of a change; undefined to run everything */
  run(affected: Affected | undefined): Promise<Finding>;
}

const one = (how: 'passed' | 'failed' | 'skipped'): Report => ({
  totals: { ...NOTHING, [how]: 1 },
  tests: [],
  failures: [],
});

/** Nothing that this step checks has changed. */
const unaffected = (name: string): Finding => {
  console.log(`Skipped: the change does not concern ${name}.`);
  return one('skipped');
};

/** The scope of a check that can run on single files. */
interface Narrowed {
  /** The files it reads. */
  readonly reads: RegExp;
  /** Its configuration: a change of it affects every file. */
  readonly configuredBy: RegExp;
}

/** A check that passes or fails as a whole; `all` are the arguments for every file. */
const check = (
  name: string,
  program: string,
  args: readonly string[],
  all: readonly string[] = [],
  narrowed?: Narrowed,
  env: Readonly<Record<string, string>> = {},
): Step => ({
  name,
  sideBySide: true,
  run: async (affected) => {
    let places = all;
    if (affected && narrowed && !affected.files.some((file) => narrowed.configuredBy.test(file))) {
      places = affected.files.filter((file) => narrowed.reads.test(file));
      if (places.length === 0) return unaffected(name);
    }
    const { code, output } = await run(program, [...args, ...places], { quiet: true, env });
    return code === 0
      ? { ...one('passed'), output }
      : { ...one('failed'), failures: [{ name, messages: [output] }], output };
  },
});

const units: Step = {
  name: 'units',
  run: async (affected) => {
    // The browser tests are a separate step.
    const packages = affected && [...affected.packages].filter((name) => name !== 'e2e');
    if (packages?.length === 0) return unaffected('units');
    const report = reportFile('units');
    const selected = packages?.map((name) => path.join(ROOT, name, path.sep)).concat(affected?.readers ?? []) ?? [];
    const { code } = await run('jest', ['--maxWorkers=2', '--json', `--outputFile=${report}`, ...selected]);
    const results = jestReport(report);
    return { ...results, totals: honest(results.totals, code) };
  },
};

const browser: Step = {
  name: 'browser',
  run: async (affected) => {
    const names = affected?.browserTests;
    if (names === '') return unaffected('browser');
    await ensureTestBrowser();
    const report = reportFile('browser');
    const { code } = await run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', ...(names ? ['--grep', names] : [])],
      {
        env: { TEST_REPORT: report },
      },
    );
    const results = playwrightReport(report);
    return { ...results, totals: honest(results.totals, code) };
  },
};

/** The packages that hostile calls pass through: the gateway, the API and their contract. */
const CALLED = ['api-client', 'api-server', 'http-edge', 'shell'];

const hostileCalls = check('fuzz', 'node', [
  ...['--import', 'tsx', 'scripts/fuzz/main.ts'],
  ...['--calls', '2000', '--seed', '1', '--answers'],
]);

const fuzz: Step = {
  ...hostileCalls,
  run: async (affected) => {
    if (affected && !CALLED.some((name) => affected.packages.has(name))) return unaffected('the API');
    return hostileCalls.run(undefined);
  },
};

const OXLINT = ['--threads=1', '--config'];

/** All checks and tests, in their order; of those that run in parallel the longest starts first. */
export const STEPS: readonly Step[] = [
  fuzz,
  check(
    'lint with types',
    'oxlint',
    [...OXLINT, 'oxlint.types.config.mjs'],
    ['.'],
    {
      reads: /\.tsx?$/,
      configuredBy:
        /^(oxlint\.types\.config\.mjs|tsconfig.*\.json|package-lock\.json|(scripts|federation\/src)\/lint\/.*)$/,
    },
    // A further thread would read the same types again.
    { GOMAXPROCS: '1' },
  ),
  // Each further checker parses the types again, which costs more than it gains on two cores.
  check('types', 'tsc', ['-b', '--checkers', '1']),
  check('unused code', 'knip', []),
  check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.']),
  check('lint', 'oxlint', [...OXLINT, 'oxlint.config.mjs'], ['.'], {
    reads: /\.([cm]?js|tsx?)$/,
    configuredBy: /^(oxlint\.config\.mjs|package-lock\.json|(scripts|federation\/src)\/lint\/.*)$/,
  }),
  check('commits', 'node', ['--import', 'tsx', 'scripts/commits/main.ts']),
  check('styles', 'stylelint', [], ['**/*.css'], {
    reads: /\.css$/,
    configuredBy: /^(stylelint\.config\.mjs|federation\/src\/lint\/stylelint-config\.cjs|package-lock\.json)$/,
  }),
  check('format', 'oxfmt', ['--check', '--threads=1', '--no-error-on-unmatched-pattern'], ['.'], {
    reads: /./,
    configuredBy: /^(\.oxfmtrc\.json|\.prettierignore|package-lock\.json)$/,
  }),
  units,
  browser,
];
