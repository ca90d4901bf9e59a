import type { DiscoveryEntry } from 'federation/discovery';

/** A published server bundle, as sent to the process that evaluates it. */
export interface BundleCode {
  /** Its published folder, for stack traces. */
  readonly folder: string;
  readonly code: Buffer;
  /** The hash of the code, which is compiled once. */
  readonly hash: string;
}

export interface RemoteCode extends BundleCode {
  readonly name: string;
  readonly entry: DiscoveryEntry;
}

export type BundleTask =
  | { readonly kind: 'shared-names'; readonly shell: BundleCode }
  | { readonly kind: 'exposes'; readonly shell: BundleCode; readonly remote: RemoteCode }
  | { readonly kind: 'route'; readonly shell: BundleCode; readonly remote: RemoteCode; readonly pattern: string }
  | { readonly kind: 'slot'; readonly shell: BundleCode; readonly remote: RemoteCode; readonly slot: string };

/** Its answer: a value, or the reason for its absence. */
export type BundleAnswer<T = unknown> = { readonly value: T } | { readonly reason: string };

/** The step of a task that begins, for the message when the process is ended in it. */
export interface Progress {
  readonly step: string;
}
