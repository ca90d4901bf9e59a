import type { Command } from 'commander';
import { SHELL } from 'federation/discovery';
import { signTimestamp, writeTimestamp } from '../../signing/timestamp';
import { trafficFindings } from '../../verification/verify';
import { entriesOf } from '../../traffic/traffic';
import { RulesBroken } from '../../traffic/validator';
import type { Outcome } from '../outcome';
import type { Runner, CommandContext } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

async function refresh({ store, environment }: CommandContext): Promise<Outcome> {
  const document = await store.read(environment);
  entriesOf(document, SHELL);
  // Unsigned traffic is not confirmed as the latest.
  const findings = trafficFindings(store, environment, document);
  if (findings.length > 0) throw new RulesBroken(findings);
  const timestamp = signTimestamp(store.signing, environment, document, new Date());
  await writeTimestamp(store.blobs, environment, timestamp);
  return {
    lines: [`The live state of "${environment}" is the latest at ${timestamp.at}.`],
    value: { environment, at: timestamp.at },
  };
}

export const refreshCommand = (runner: Runner): Command =>
  changingSubcommand('refresh')
    .summary('sign that the live state is the latest')
    .description(
      [
        'Servers with DELIVERY_MAX_AGE_HOURS refuse a state that no key has signed within that time, because it may be an old',
        'one. Every change signs the time too. Call this from a timer, several times within that time, with a key that has',
        'no other right (key trust … --refresh). Visitors load nothing again.',
      ].join('\n'),
    )
    .action((options: ChangingOptions) => runner.change(options, refresh));
