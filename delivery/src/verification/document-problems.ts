import type { DiscoveryDocument } from 'federation/discovery';
import type { Finding } from '../traffic/validator';
import { liveVersions, shellAndRemote } from './combinations';
import { DOCUMENT_RULES } from './rules/document-rules';
import { betweenIn, type Rules, type Subject } from './rules/rule';
import { HOSTING_RULES } from './rules/sharing-rules';
import { unfitModules } from './unfit-modules';

type Stated = Pick<Subject, 'document' | 'live' | 'askLosses'>;

const RULES: Rules<Stated> = {
  ...DOCUMENT_RULES,
  ...HOSTING_RULES,
  'shared-version': ({ live }) =>
    shellAndRemote(live).flatMap(([shell, remote]) => unfitModules(shell, remote).map(({ message }) => `${message}.`)),
};

async function problemsOf(document: DiscoveryDocument): Promise<Finding[]> {
  const live = liveVersions(document);
  const found: Finding[] = [];
  for (const [rule, validator] of Object.entries(RULES)) {
    const messages = await validator({ document, live, askLosses: undefined });
    found.push(...messages.map((message) => ({ rule, message, between: betweenIn(message, live) })));
  }
  return found;
}

/**
 * Checks a document with the rules that need nothing but the document: no published file is read, and no code is
 * evaluated.
 *
 * @param before the document to be replaced; its problems are left out
 */
export async function documentProblems(document: DiscoveryDocument, before?: DiscoveryDocument): Promise<Finding[]> {
  const findings = await problemsOf(document);
  if (!before || findings.length === 0) return findings;
  const known = new Set((await problemsOf(before)).map(({ rule, message }) => `${rule} ${message}`));
  return findings.filter(({ rule, message }) => !known.has(`${rule} ${message}`));
}
