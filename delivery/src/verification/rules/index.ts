import { SERVER_BUNDLE } from 'federation/naming';
import type { Finding } from '../../traffic/validator';
import { liveVersions, type LiveVersion } from '../combinations';
import type { PublishedReader } from '../published-reader';
import { DOCUMENT_RULES } from './document-rules';
import { PUBLICATION_RULES } from './publication-rules';
import { RENDERING_RULES } from './rendering-rules';
import { betweenIn, type Rules, type Subject } from './rule';
import { SHARING_RULES } from './sharing-rules';

const RULES: Rules = { ...DOCUMENT_RULES, ...PUBLICATION_RULES, ...SHARING_RULES, ...RENDERING_RULES };

/** The rules with a process that no other rule uses: they are checked while the others are. */
const BESIDE = ['shared-types', 'remote-tests'];

/** Names, for the command's help. */
export const RULE_NAMES: readonly string[] = Object.keys(RULES);

/** The versions whose server bundle a trusted key has signed; a rule reports the reason for each of the others. */
async function authenticVersions(live: readonly LiveVersion[], reader: PublishedReader): Promise<LiveVersion[]> {
  const authentic: LiveVersion[] = [];
  for (const version of live) {
    const { refusal, damages } = await reader.content(version);
    if (refusal === undefined && !damages.some(({ file }) => file === SERVER_BUNDLE)) authentic.push(version);
  }
  return authentic;
}

/**
 * Checks a document with every rule. Signatures and hashes come first: only signed code is evaluated.
 *
 * @param except rules that are not checked
 */
export async function brokenRules(
  subject: Omit<Subject, 'live' | 'authentic'>,
  except: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const live = liveVersions(subject.document);
  const authentic = await authenticVersions(live, subject.reader);
  const check = async (rule: string) => RULES[rule]?.({ ...subject, live, authentic }) ?? [];
  const rules = RULE_NAMES.filter((rule) => !except.includes(rule));
  const begun = new Map(rules.filter((rule) => BESIDE.includes(rule)).map((rule) => [rule, check(rule)]));
  // A failure of one is thrown when its turn comes.
  for (const checked of begun.values()) checked.catch(() => undefined);
  for (const rule of rules) {
    const messages = await (begun.get(rule) ?? check(rule));
    findings.push(...messages.map((message) => ({ rule, message, between: betweenIn(message, live) })));
  }
  return findings;
}
