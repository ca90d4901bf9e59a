import { revisionOf, type DiscoveryDocument } from 'federation/discovery';
import type { Store } from '../stores/store';
import { findingText, type Finding, type Validator } from '../traffic/validator';
import { createValidator } from '../verification/verify';
import type { AskLosses } from '../verification/losses';

/** The output of a subcommand: lines for people, a value for machines. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

export const revisionLine = (document: DiscoveryDocument): string => `Revision ${revisionOf(document)}.`;

/** A validator that collects what does not block a change, for people and for machines. */
export function collectingValidator({
  store,
  askLosses,
}: {
  readonly store: Store;
  readonly askLosses?: AskLosses | undefined;
}): {
  validator: Validator;
  lines: () => string[];
  value: () => { existing: Finding[]; uncompared: string[] };
  /** The texts that visitors see in English. */
  untranslated: () => readonly string[];
} {
  let existing: readonly Finding[] = [];
  let uncompared: readonly string[] = [];
  let untranslated: readonly string[] = [];
  const validator = createValidator(store, {
    askLosses,
    onExisting: (findings) => (existing = findings),
    onUncompared: (messages) => (uncompared = messages),
    onUntranslated: (messages) => (untranslated = messages),
  });
  return {
    validator,
    lines: () => [
      ...existing.map((finding) => `Was wrong before, and still is: ${findingText(finding)}`),
      ...uncompared.map((message) => `Not compared: ${message}`),
    ],
    value: () => ({ existing: [...existing], uncompared: [...uncompared] }),
    untranslated: () => untranslated,
  };
}
