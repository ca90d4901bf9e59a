import type { Command } from 'commander';
import { endFreeze, freeze, freezeText, type Freeze } from '../../traffic/freeze';
import type { Outcome } from '../outcome';
import type { CommandContext, Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';
import { UsageError } from '../usage-error';

interface Options extends ChangingOptions {
  readonly until?: string;
  readonly end?: boolean;
}

/** @throws UsageError for a text that is not a later time */
function untilOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const until = new Date(text);
  if (until.getTime() > Date.now()) return until.toISOString();
  throw new UsageError(`--until "${text}" is not a later time. Write it as 2026-12-24 or 2026-12-24T18:00Z.`);
}

async function change(wanted: Freeze | undefined, { store, environment }: CommandContext): Promise<Outcome> {
  if (wanted) await freeze(store, environment, wanted);
  else await endFreeze(store, environment);
  const line = wanted
    ? `${freezeText(wanted)}. "promote" and "canary" are refused, canaries by steps wait, "rollback" works.`
    : 'Nothing is frozen.';
  return { lines: [line], value: { freeze: wanted ?? null } };
}

export const freezeCommand = (runner: Runner): Command =>
  changingSubcommand('freeze')
    .argument('[reason]', 'why, for the teams')
    .summary('let no version get more visitors for a time')
    .description(
      [
        'Needs write access to the store: no key of a team freezes or ends a freeze through the site.',
        'Example: delivery freeze "Year-end accounts" --until 2026-12-31',
        '         delivery freeze --end',
      ].join('\n'),
    )
    .option('--until <time>', 'when it ends by itself')
    .option('--end', 'end it')
    .action((reason: string | undefined, { until, end, ...options }: Options) => {
      if ((reason === undefined) !== (end === true))
        throw new UsageError('Say why, for instance: delivery freeze "Year-end accounts". Or end it with --end.');
      const at = new Date().toISOString();
      const ends = untilOf(until);
      const wanted = reason === undefined ? undefined : { reason, at, ...(ends !== undefined && { until: ends }) };
      return runner.change(options, (context) => change(wanted, context));
    });
