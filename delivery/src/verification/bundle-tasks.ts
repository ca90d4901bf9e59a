import type { DiscoveryEntry } from 'federation/discovery';

/** A published server bundle, on its way to the process that evaluates it. */
export interface BundleCode {
  /** Where it is published, for stack traces. */
  readonly folder: string;
  readonly code: Buffer;
  /** The hash of the code, which is evaluated once. */
  readonly hash: string;
}

/** A remote as it is live. */
export interface RemoteCode extends BundleCode {
  readonly name: string;
  readonly entry: DiscoveryEntry;
}

/** What the process that evaluates bundles is asked. */
export type BundleTask =
  | { readonly kind: 'shared-names'; readonly shell: BundleCode }
  | { readonly kind: 'exposes'; readonly shell: BundleCode; readonly remote: RemoteCode }
  | { readonly kind: 'route'; readonly shell: BundleCode; readonly remote: RemoteCode; readonly pattern: string }
  | { readonly kind: 'slot'; readonly shell: BundleCode; readonly remote: RemoteCode; readonly slot: string };

/** What it answers: a value, or why there is none. */
export type BundleAnswer<T = unknown> = { readonly value: T } | { readonly reason: string };
