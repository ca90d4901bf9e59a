import { command } from '../command-line/command';
import { affectedSince, baseCommit, type Affected } from './affected';
import { keepTemporaryFilesInMemory } from './memory-folder';
import { failed } from './failed';
import type { FailedTest, TimedTest } from './reports';
import { slowest } from './slowest';
import { STEPS, type Step } from './steps';
import { add, closingLine, NOTHING, type Totals } from './totals';

/** The number of concurrent checks that each keep one core busy. */
const AT_ONCE = 2;

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

/** The findings of the completed steps. */
class Findings {
  totals: Totals = NOTHING;
  readonly tests: TimedTest[] = [];
  readonly failures: FailedTest[] = [];
  readonly durations: string[] = [];

  constructor(private readonly affected: Affected | undefined) {}

  /** Runs one step and prints its result. A step that throws has failed; the others continue. */
  async of(step: Step): Promise<void> {
    const started = Date.now();
    const { totals, tests, failures, output } = await step.run(this.affected).catch((error: unknown) => ({
      totals: { ...NOTHING, failed: 1 },
      tests: [],
      failures: [],
      output: `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    }));
    this.totals = add(this.totals, totals);
    this.tests.push(...tests);
    this.failures.push(...failures);
    this.durations.push(`${seconds(started).padStart(9)}  ${step.name}`);
    if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
    console.log(`── ${step.name}: ${closingLine(totals)} (${seconds(started)})`);
  }
}

const NAMES = STEPS.map(({ name }) => `"${name}"`).join(', ');
const HELP = `npm test [-- <step> …] [--since | --since=<commit>]
    all checks and tests, or some steps: ${NAMES}
    --since  what can break by the changes since the branch left main (on main: by what is not committed, else by the last
             commit), or since a commit`;

/** "--since" without a value uses the commit of `baseCommit`. */
const FOUND = 'found';
const args = process.argv.slice(2).map((arg) => (arg === '--since' ? `--since=${FOUND}` : arg));

/** The steps with these names; all by default. @throws Error that lists the steps when one is unknown */
function stepsNamed(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`There is no step "${unknown.join('", "')}".\n${HELP}`);
  return STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Runs all checks and tests, or those named on the command line, and prints the totals. */
async function test(steps: readonly Step[], since: string | undefined): Promise<void> {
  const started = Date.now();
  keepTemporaryFilesInMemory();
  if (since !== undefined) console.log(`Testing the changes since ${since.slice(0, 12)}.`);
  const findings = new Findings(since === undefined ? undefined : affectedSince(since));

  const checks = steps.filter(({ sideBySide }) => sideBySide);
  if (checks.length > 0) console.log(`\n── ${checks.map(({ name }) => name).join(', ')} …`);
  const queue = [...checks];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) await findings.of(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  for (const step of steps.filter(({ sideBySide }) => !sideBySide)) {
    console.log(`\n── ${step.name} …`);
    await findings.of(step);
  }

  if (findings.failures.length > 0) console.log(`\nThe failed tests:\n${failed(findings.failures).join('\n')}`);
  if (findings.tests.length > 0) console.log(`\nThe slowest tests:\n${slowest(findings.tests).join('\n')}`);
  console.log(`\nThe steps, ${seconds(started)} together:\n${findings.durations.join('\n')}`);
  console.log(`\n${closingLine(findings.totals)}`);
  process.exit(findings.totals.failed > 0 ? 1 : 0);
}

command(
  { help: HELP, options: { since: '' }, takesNames: true },
  ({ since }, names) =>
    test(stepsNamed(names), since === '' ? undefined : baseCommit(since === FOUND ? undefined : since)),
  args,
);
