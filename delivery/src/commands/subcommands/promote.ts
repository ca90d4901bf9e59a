import type { Command } from 'commander';
import { copyVersion } from '../../publication/copy-version';
import { storeToRead } from '../../stores/open-store';
import type { Release } from '../../traffic/promote';
import { siteAddress } from '../option-values';
import type { Outcome } from '../outcome';
import type { Runner, CommandContext } from '../runner';
import { UsageError } from '../usage-error';
import { changingSubcommand, type ChangingOptions } from '../subcommand';
import { goLive } from './go-live';
import { releasesOf } from './releases';

interface Options extends ChangingOptions {
  readonly from?: string;
  readonly fromEnv?: string;
  readonly public?: string;
}

/** Copies versions from another environment; by default the live one. */
async function copyAll(
  operands: readonly string[],
  from: string,
  options: Options,
  context: CommandContext,
): Promise<Release[]> {
  const { store, environment, console, dryRun } = context;
  const [name] = operands;
  const wanted = name !== undefined && operands.length === 1 ? [{ name }] : releasesOf(operands);
  const isEnvironment = /^[a-z0-9-]+$/.test(from);
  const source = isEnvironment
    ? { store, environment: from }
    : { store: await storeToRead(from), environment: options.fromEnv ?? environment };
  const releases: Release[] = [];
  for (const one of wanted) {
    const progress = (step: string): void => console.progress(`${one.name}: ${step}`);
    const publicOrigin = dryRun ? undefined : options.public;
    releases.push(await copyVersion(source, store, environment, one, { publicOrigin, progress }));
  }
  return releases;
}

async function promote(operands: readonly string[], options: Options, context: CommandContext): Promise<Outcome> {
  const { from } = options;
  return goLive(from === undefined ? releasesOf(operands) : await copyAll(operands, from, options, context), context);
}

export const promoteCommand = (runner: Runner): Command =>
  changingSubcommand('promote')
    .argument('<release...>', 'names and versions: <name> <version> [<name> <version> …]')
    .summary('give a version to all visitors; several versions go live in one step')
    .description(
      [
        'Open tabs get the new version with their next navigation. Uploads and builds nothing. Prints the addresses, menu',
        'entries and slot content that visitors get or lose.',
        '--from copies the version from another environment of this store or from another store, unchanged and with the',
        'signature of its team, whose key must be trusted here too. Without a version, the one that is live there is',
        'copied.',
        'Example: delivery promote careers --from staging',
        '         delivery promote careers 1.4.0 --from s3://staging/site?endpoint=https://s3.example.com',
      ].join('\n'),
    )
    .option('--from <environment or store>', 'copy the versions from there first')
    .option('--from-env <name>', 'the environment of that store')
    .option('--public <address>', "read the copy back through the site's public address", siteAddress)
    .action((operands: string[], options: Options) => {
      if (options.from === undefined && options.fromEnv !== undefined)
        throw new UsageError('--from-env says something of another store only. Name it with --from.');
      if (options.from === undefined || operands.length !== 1) releasesOf(operands);
      return runner.change(options, (context) => promote(operands, options, context));
    });
