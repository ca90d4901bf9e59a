import type { Command } from 'commander';
import { withPromoted } from '../../traffic/promote';
import { RulesBroken } from '../../traffic/validator';
import { RULE_NAMES } from '../../verification/rules';
import { TRAFFIC_SIGNED, trafficFindings } from '../../verification/verify';
import { collectingValidator, type Outcome } from '../outcome';
import type { Runner, CommandContext } from '../runner';
import { readingSubcommand, type ReadingOptions } from '../subcommand';
import { releasesOf } from './releases';

async function verify(operands: readonly string[], context: CommandContext): Promise<Outcome> {
  const { store, environment } = context;
  const releases = releasesOf(operands);
  const before = await store.read(environment);
  const { validator, lines, value } = collectingValidator(context);
  const isProposal = releases.length > 0;
  const broken = await validator(releases.reduce(withPromoted, before), isProposal ? before : undefined);
  const findings = isProposal ? broken : [...broken, ...trafficFindings(store, environment, before)];
  if (findings.length > 0) throw new RulesBroken(findings);
  const holds = value().existing.length > 0 ? 'No other rule is broken.' : `All ${RULE_NAMES.length + 1} rules hold.`;
  return { lines: [holds, ...lines()], value: { rules: [...RULE_NAMES, TRAFFIC_SIGNED], ...value() } };
}

export const verifyCommand = (runner: Runner): Command =>
  readingSubcommand('verify')
    .argument('[release...]', 'names and versions: <name> <version> [<name> <version> …]')
    .summary('check every combination of versions that visitors can get')
    .description(
      [
        'Checks the present document; with names and versions, the document after their promotion. Prints the name of every',
        'broken rule. canary and promote check the same. Only bundles that a trusted key has signed are evaluated.',
      ].join('\n'),
    )
    .action((operands: string[], options: ReadingOptions) =>
      runner.read(options, (context) => verify(operands, context)),
    );
