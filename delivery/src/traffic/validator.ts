import type { DiscoveryDocument } from 'federation/discovery';

/** A rule that a document breaks. */
export interface Finding {
  /** The rule's name, for instance `shared-version`. */
  readonly rule: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  /** The versions that do not fit each other; empty when one is wrong by itself. */
  readonly between: readonly { readonly name: string; readonly label: string }[];
}

/**
 * Holds a document against the rules and says which it breaks.
 *
 * @param before the document that is to be replaced; what was wrong there, and stays as it was, is left out
 */
export type Validator = (document: DiscoveryDocument, before?: DiscoveryDocument) => Promise<readonly Finding[]>;

/** A finding as people read it. */
export const findingText = ({ rule, message }: Finding): string => `${rule}: ${message}`;

/** A change was not made, because visitors would have met something that does not fit. */
export class RulesBroken extends Error {
  override readonly name = 'RulesBroken';

  constructor(readonly findings: readonly Finding[]) {
    super(`Refused:\n${findings.map((finding) => `- ${findingText(finding)}`).join('\n')}`);
  }
}

/** @throws RulesBroken with what the change would make worse */
export async function assertAllowed(
  validator: Validator | undefined,
  before: DiscoveryDocument,
  next: DiscoveryDocument,
): Promise<void> {
  const findings = (await validator?.(next, before)) ?? [];
  if (findings.length > 0) throw new RulesBroken(findings);
}
