import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { withPromoted } from '../../traffic/promote';
import { RulesBroken } from '../../traffic/validator';
import { API_CALLS, apiFindings } from '../../verification/api-calls';
import { costText, generationsOf, generationsText } from '../../verification/generations';
import { PublishedReader } from '../../verification/published-reader';
import { RULE_NAMES } from '../../verification/rules';
import { TEXTS_TRANSLATED } from '../../verification/untranslated';
import { TRAFFIC_SIGNED, trafficFindings } from '../../verification/verify';
import { collectingValidator, type Outcome } from '../outcome';
import type { Runner, CommandContext } from '../runner';
import { readingSubcommand, type ReadingOptions } from '../subcommand';
import { UsageError } from '../usage-error';
import { releasesOf } from './releases';

interface VerifyOptions extends ReadingOptions {
  readonly api?: string;
}

/** The types of the client of a release of the API. @throws Error when the folder has none */
async function clientOf(release: string): Promise<Buffer> {
  const file = path.join(release, 'api/types.json');
  return readFile(file).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read. Give --api the folder of a release.`, { cause });
  });
}

async function verify(operands: readonly string[], context: CommandContext, api?: Buffer): Promise<Outcome> {
  const { store, environment } = context;
  const releases = releasesOf(operands);
  const before = await store.read(environment);
  const { validator, lines, value, untranslated } = collectingValidator(context);
  const isProposal = releases.length > 0;
  const document = releases.reduce(withPromoted, before);
  const ofApi = api ? await apiFindings(store, document, api) : [];
  const broken = [...ofApi, ...(await validator(document, isProposal ? before : undefined))];
  const names = [...RULE_NAMES, TRAFFIC_SIGNED, ...(api ? [API_CALLS] : [])];
  const findings = isProposal ? broken : [...broken, ...trafficFindings(store, environment, before)];
  if (findings.length > 0) throw new RulesBroken(findings);
  const holds = value().existing.length > 0 ? 'No other rule is broken.' : `All ${names.length} rules hold.`;
  const generations = generationsOf(document);
  const cost = generations && (await costText(generations, new PublishedReader(store, store.signing.trusted)));
  const carried = [...(generations ? [generationsText(generations)] : []), ...(cost === undefined ? [] : [cost])];
  const inEnglish = untranslated().map((message) => `Not translated: ${TEXTS_TRANSLATED}: ${message}`);
  return {
    lines: [holds, ...lines(), ...carried, ...inEnglish],
    value: { rules: names, ...value(), carried, untranslated: untranslated() },
  };
}

export const verifyCommand = (runner: Runner): Command =>
  readingSubcommand('verify')
    .argument('[release...]', 'names and versions: <name> <version> [<name> <version> …]')
    .option('--api <folder>', 'a release: also check that its API answers what live remotes call')
    .summary('check every combination of versions that visitors can get')
    .description(
      [
        'Checks the present document; with names and versions, the document after their promotion. Prints the name of every',
        'broken rule. canary and promote check the same. Only bundles that a trusted key has signed are evaluated.',
        'Also says which texts are not translated into the languages of the site, which blocks no change.',
      ].join('\n'),
    )
    .action((operands: string[], options: VerifyOptions) =>
      runner.read(options, async (context) =>
        verify(operands, context, options.api === undefined ? undefined : await clientOf(options.api)),
      ),
    );
