import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Affected } from './affected';
import { run } from '../processes/run';
import { ensureTestBrowser } from './machine';
import { jestReport, playwrightReport, type Report } from './reports';
import { honest, NOTHING } from './totals';

let reports: string | undefined;

/** Where a step's runner writes its report. */
function reportFile(step: string): string {
  reports ??= mkdtempSync(path.join(tmpdir(), 'reports-'));
  return path.join(reports, `${step.replaceAll(' ', '-')}.json`);
}

/** What a step found, and what it said where that was kept back. */
export interface Finding extends Report {
  readonly output?: string;
}

/** One part of the checks. */
export interface Step {
  readonly name: string;
  /** It keeps one core busy and speaks only at its end: two such run side by side. */
  readonly sideBySide?: boolean;
  /** @param affected what a change can break; everything is tried when undefined */
  run(affected: Affected | undefined): Promise<Finding>;
}

const one = (how: 'passed' | 'failed' | 'skipped'): Report => ({ totals: { ...NOTHING, [how]: 1 }, tests: [] });

/** Nothing that this step looks at has changed. */
const unaffected = (name: string): Finding => {
  console.log(`Skipped: the change does not concern ${name}.`);
  return one('skipped');
};

/** What a check looks at, when it can look at single files. */
interface Narrowed {
  /** The files it reads. */
  readonly reads: RegExp;
  /** Its configuration: when that changes, it looks at everything. */
  readonly configuredBy: RegExp;
}

/** A check that passes or fails as a whole; `all` are the arguments that stand for every file. */
const check = (
  name: string,
  program: string,
  args: readonly string[],
  all: readonly string[] = [],
  narrowed?: Narrowed,
): Step => ({
  name,
  sideBySide: true,
  run: async (affected) => {
    let places = all;
    if (affected && narrowed && !affected.files.some((file) => narrowed.configuredBy.test(file))) {
      places = affected.files.filter((file) => narrowed.reads.test(file));
      if (places.length === 0) return unaffected(name);
    }
    const { code, output } = await run(program, [...args, ...places], { quiet: true });
    return { ...one(code === 0 ? 'passed' : 'failed'), output };
  },
});

const units: Step = {
  name: 'units',
  run: async (affected) => {
    // The browser's tests have a step of their own.
    const packages = affected && [...affected.packages].filter((name) => name !== 'e2e');
    if (packages?.length === 0) return unaffected('units');
    const report = reportFile('units');
    const selected = packages ? ['--selectProjects', ...packages] : [];
    const { code } = await run('jest', ['--maxWorkers=2', '--json', `--outputFile=${report}`, ...selected]);
    const { totals, tests } = jestReport(report);
    return { totals: honest(totals, code), tests };
  },
};

const browser: Step = {
  name: 'browser',
  run: async (affected) => {
    const specs = affected?.specs ?? [];
    if (affected?.specs?.length === 0) return unaffected('browser');
    await ensureTestBrowser();
    const report = reportFile('browser');
    const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...specs], {
      env: { TEST_REPORT: report },
    });
    const { totals, tests } = playwrightReport(report);
    return { totals: honest(totals, code), tests };
  },
};

/** What hostile calls go through: the gateway, the API and their contract. */
const CALLED = ['api-client', 'api-server', 'http-edge', 'shell'];

const fuzz: Step = {
  name: 'fuzz',
  run: async (affected) => {
    if (affected && !CALLED.some((name) => affected.packages.has(name))) return unaffected('the API');
    const { code } = await run('node', [
      '--import',
      'tsx',
      'scripts/fuzz/main.ts',
      '--calls',
      '2000',
      '--seed',
      '1',
      '--answers',
    ]);
    return one(code === 0 ? 'passed' : 'failed');
  },
};

const ESLINT = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

/** All checks and tests, in their order; of those that run side by side the longest starts first. */
export const STEPS: readonly Step[] = [
  check('lint', 'eslint', [...ESLINT, '--max-warnings', '0'], ['.'], {
    reads: /\.([cm]?js|tsx?)$/,
    configuredBy: /^(eslint\.config\.mjs|tsconfig.*\.json|package-lock\.json|scripts\/lint\/.*)$/,
  }),
  // Each further checker of a package reads its types again, which costs more than it gains on two cores.
  check('types', 'tsc', ['-b', '--checkers', '1']),
  check('format', 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], ['.'], {
    reads: /./,
    configuredBy: /^(\.prettier(rc\.json|ignore)|package-lock\.json)$/,
  }),
  check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.']),
  check('unused code', 'knip', []),
  check('commits', 'node', ['--import', 'tsx', 'scripts/commits/main.ts']),
  check('styles', 'stylelint', [], ['**/*.css'], {
    reads: /\.css$/,
    configuredBy: /^(stylelint\.config\.mjs|package-lock\.json)$/,
  }),
  units,
  fuzz,
  browser,
];
