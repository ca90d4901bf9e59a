import type { DiscoveryDocument } from 'federation/discovery';
import type { TrustedKeys } from '../../signing/trusted-keys';
import type { Finding } from '../../traffic/validator';
import type { LiveVersion } from '../combinations';
import type { AskLosses } from '../losses';
import type { PublishedReader } from '../published-reader';
import type { RemoteTests } from '../remote-tests';
import type { ServerBundles } from '../server-bundles';
import type { SharedTypes } from '../shared-types';

/** A document to check, with the readers of its versions. */
export interface Subject {
  readonly document: DiscoveryDocument;
  readonly live: readonly LiveVersion[];
  /** The live versions whose server bundle may be evaluated: a trusted key has signed exactly these bytes. */
  readonly authentic: readonly LiveVersion[];
  readonly reader: PublishedReader;
  readonly bundles: ServerBundles;
  readonly types: SharedTypes;
  readonly tests: RemoteTests;
  /** The versions that are live before a change. */
  readonly before: readonly LiveVersion[];
  /** Asks the API which values of items a version would lose; undefined if the API is unknown. */
  readonly askLosses: AskLosses | undefined;
  /** The trusted keys; undefined if they are unknown. */
  readonly trusted: TrustedKeys | undefined;
}

/** The rules by name, each returning its problems. `verify` prints the names, so they do not change. */
export type Rules<Needed = Subject> = Readonly<Record<string, (subject: Needed) => Promise<string[]> | string[]>>;

/** The problems of all subjects, found one after the other. */
export async function each<T>(subjects: readonly T[], validator: (subject: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const subject of subjects) found.push(...(await validator(subject)));
  return found;
}

/** The versions that a message names, if they are of different front ends. */
export function betweenIn(message: string, live: readonly LiveVersion[]): Finding['between'] {
  const named = live.filter(({ label }) => message.includes(label)).map(({ name, label }) => ({ name, label }));
  return new Set(named.map(({ name }) => name)).size > 1 ? named : [];
}
