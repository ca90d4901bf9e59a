import { CommanderError } from 'commander';
import { RulesBroken } from '../traffic/validator';
import type { Environment } from './settings';
import { createProgram } from './program';
import { Runner, type Console } from './runner';
import { UsageError } from './usage-error';

/** Errors whose message is sufficient; others are bugs and show their stack. */
const EXPECTED = new Set([
  'UsageError',
  'KeyUnusable',
  'KeyRefused',
  'NginxSiteRefused',
  'TrafficRefused',
  'TrafficFrozen',
  'RulesBroken',
  'CopyRefused',
  'PublishedFileDiffers',
  'StaleBuild',
  'ReadBackDiffers',
  'DocumentChanged',
  'InvalidDiscovery',
  'FiguresUnavailable',
  'CanaryEnded',
  'SiteRefused',
]);

/** A usage error, if commander found one. */
const usageErrorOf = (error: unknown): unknown =>
  error instanceof CommanderError ? new UsageError(error.message.replace(/^error: /, '')) : error;

const isHelp = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;

const subcommandOf = (args: readonly string[]): string => args.find((arg) => !arg.startsWith('-')) ?? '';

/**
 * Runs the command.
 *
 * @returns the exit code: 0 for success, 1 for a refusal or failure, 2 for a usage error
 */
export async function runDelivery(args: readonly string[], env: Environment, console: Console): Promise<number> {
  const json = args.includes('--json');
  const runner = new Runner(env, json ? { ...console, progress: () => undefined } : console);
  const subcommand = subcommandOf(args);
  try {
    await createProgram(runner).parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    const { lines, value } = runner.outcome;
    console.out(json ? JSON.stringify({ ok: true, subcommand, ...value }) : lines.join('\n'));
    return 0;
  } catch (thrown) {
    if (isHelp(thrown)) return 0;
    const found = usageErrorOf(thrown);
    const error = found instanceof Error ? found : new Error(String(found));
    const findings = error instanceof RulesBroken ? { findings: error.findings } : {};
    if (json) console.out(JSON.stringify({ ok: false, error: error.message, kind: error.name, ...findings }));
    else
      console.err(
        EXPECTED.has(error.name) || env['DEBUG'] === undefined ? error.message : (error.stack ?? error.message),
      );
    if (error instanceof UsageError && !json)
      console.err(`More: npm run delivery -- ${subcommand === '' ? '' : `${subcommand} `}--help`);
    return error instanceof UsageError ? 2 : 1;
  }
}
