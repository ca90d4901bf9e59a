import type { DiscoveryDocument } from 'federation/discovery';

/** A rule that a document breaks. */
export interface Finding {
  /** The rule's name, for instance `shared-version`. */
  readonly rule: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
}

/** Holds a document against the rules and says which it breaks. */
export type Validator = (document: DiscoveryDocument) => Promise<readonly Finding[]>;

/** A change was not made, because visitors would have met something that does not fit. */
export class RulesBroken extends Error {
  override readonly name = 'RulesBroken';

  constructor(readonly findings: readonly Finding[]) {
    super(`Refused:\n${findings.map(({ rule, message }) => `- ${rule}: ${message}`).join('\n')}`);
  }
}

/** @throws RulesBroken */
export async function assertAllowed(validator: Validator | undefined, document: DiscoveryDocument): Promise<void> {
  const findings = (await validator?.(document)) ?? [];
  if (findings.length > 0) throw new RulesBroken(findings);
}
