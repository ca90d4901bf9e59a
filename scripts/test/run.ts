import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './command';
import { ensureBrowser, hasPostgres } from './machine';
import { jestTotals, playwrightTotals } from './reports';
import { add, closingLine, NOTHING, type Totals } from './totals';

const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'));

interface Step {
  readonly name: string;
  readonly totals: () => Promise<Totals>;
}

/** A check that passes or fails as a whole. */
const check = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  totals: async () => ((await run(program, args)) === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 }),
});

const jest = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Step => ({
  name,
  totals: async () => {
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    const code = await run('jest', ['--maxWorkers=2', '--json', `--outputFile=${report}`, ...args], env);
    const totals = jestTotals(report);
    return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
  },
});

const postgres: Step = hasPostgres()
  ? jest('api on PostgreSQL', ['--selectProjects', 'api-server'], { TEST_DATABASE: 'postgres' })
  : {
      name: 'api on PostgreSQL',
      totals: () => {
        console.log('Skipped: no PostgreSQL server is installed on this machine.');
        return Promise.resolve({ ...NOTHING, skipped: 1 });
      },
    };

const browser: Step = {
  name: 'browser',
  totals: async () => {
    await ensureBrowser();
    const report = path.join(reports, 'browser.json');
    const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { TEST_REPORT: report });
    const totals = playwrightTotals(report);
    return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
  },
};

const STEPS: readonly Step[] = [
  // Each further checker of a package reads its types again, which costs more than it gains on two cores.
  check('types', 'tsc', ['-b', '--checkers', '1']),
  check('lint', 'eslint', ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0']),
  check('styles', 'stylelint', ['**/*.css']),
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.']),
  check('unused code', 'knip', []),
  jest('units', []),
  postgres,
  browser,
];

/** Runs all checks and tests, or those named on the command line, and prints the totals. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step "${unknown.join('", "')}". Steps: ${STEPS.map(({ name }) => `"${name}"`).join(', ')}.`,
    );
  }
  let totals = NOTHING;
  for (const step of STEPS) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue;
    const started = Date.now();
    console.log(`\n── ${step.name} …`);
    const result = await step.totals();
    totals = add(totals, result);
    console.log(`── ${step.name}: ${closingLine(result)} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  console.log(`\n${closingLine(totals)}`);
  process.exit(totals.failed > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log(`\n${closingLine({ ...NOTHING, failed: 1 })}`);
  process.exit(1);
});
