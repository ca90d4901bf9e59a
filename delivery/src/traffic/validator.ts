import type { DiscoveryDocument } from 'federation/discovery';

/** A rule that a document violates. */
export interface Finding {
  /** The rule's name, for instance `shared-version`. */
  readonly rule: string;
  /** The problem, its location and the remedy. */
  readonly message: string;
  /** The versions that are incompatible with each other; empty when one alone is the problem. */
  readonly between: readonly { readonly name: string; readonly label: string }[];
}

/**
 * Checks a document with the rules and returns the violated ones.
 *
 * @param before the document to be replaced; its unchanged problems are left out
 */
export type Validator = (document: DiscoveryDocument, before?: DiscoveryDocument) => Promise<readonly Finding[]>;

export const findingText = ({ rule, message }: Finding): string => `${rule}: ${message}`;

/** A change was refused, because visitors would have got incompatible or broken versions. */
export class RulesBroken extends Error {
  override readonly name = 'RulesBroken';

  /** @param remedy a sentence about all of them */
  constructor(
    readonly findings: readonly Finding[],
    remedy?: string,
  ) {
    const list = findings.map((finding) => `- ${findingText(finding)}`);
    super(['Refused:', ...list, ...(remedy === undefined ? [] : [remedy])].join('\n'));
  }
}

/** @throws RulesBroken with the problems that the change would add */
export async function assertAllowed(
  validator: Validator | undefined,
  before: DiscoveryDocument,
  next: DiscoveryDocument,
): Promise<void> {
  const findings = (await validator?.(next, before)) ?? [];
  if (findings.length > 0) throw new RulesBroken(findings);
}
