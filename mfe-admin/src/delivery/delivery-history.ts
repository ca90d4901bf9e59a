/** A version whose visitors or revocation a change has changed. */
export interface VersionDifference {
  readonly remote: string;
  readonly title: string;
  readonly version: string;
  /** The share of the visitors, in percent; missing where the version is not listed. */
  readonly before?: number;
  readonly after?: number;
  /** Why it is revoked since then. */
  readonly revoked?: string;
}

/** A change of the versions that are published or live. */
export interface RecordedChange {
  readonly revision: number;
  readonly what: string;
  readonly at: string;
  /** The key that signed it; missing if no known key has. */
  readonly by?: string;
  /** Whether it was made from the change before. */
  readonly follows: boolean;
  readonly differences: readonly VersionDifference[];
}

export interface DeliveryHistory {
  /** The latest first. */
  readonly changes: readonly RecordedChange[];
  /** The revision before which there are further changes. */
  readonly earlier?: number;
}

/** The verbs of the recorded changes, in words. */
const DONE: Readonly<Record<string, string>> = {
  canary: 'Canary',
  gc: 'Removed unused versions',
  promote: 'Promoted',
  publish: 'Published',
  retire: 'Retired',
  revoke: 'Revoked',
  rollback: 'Rolled back',
  sign: 'Signed again',
  withdraw: 'Withdrew',
};

/** The words of a change, without the versions that its differences name: “promote careers 1.4.0” → “Promoted Careers”. */
export function changeInWords({ what, differences }: Pick<RecordedChange, 'what' | 'differences'>): string {
  const titles = new Map(differences.map(({ remote, title }) => [remote, title]));
  return differences
    .reduce((words, { version }) => words.replaceAll(` ${version}`, ''), what)
    .replace(/[\w-]+/g, (word) => titles.get(word) ?? word)
    .replace(/^\S+/, (verb) => DONE[verb.toLowerCase()] ?? verb);
}

/** A difference in words: “Careers 1.4.0: 10 % of the visitors, before 5 %”. */
export function differenceInWords({ title, version, before, after, revoked }: VersionDifference): string {
  const subject = `${title} ${version}:`;
  if (revoked !== undefined) return `${subject} revoked, ${revoked}`;
  if (after === undefined) return `${subject} no longer listed`;
  if (before === undefined && after === 0) return `${subject} not live`;
  return `${subject} ${after} % of the visitors${before === undefined ? '' : `, before ${before} %`}`;
}
