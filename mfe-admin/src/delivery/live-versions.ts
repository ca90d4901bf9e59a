/** The rules and the progress of an automatic canary. */
export interface Rollout {
  /** The shares of the visitors, in per cent. */
  readonly steps: readonly number[];
  /** The current step, counted from 0, and when it began. */
  readonly step: number;
  readonly since: string;
  /** The minimum duration of a step, in milliseconds. */
  readonly bake: number;
  readonly minLoads: number;
  /** In per cent of the loads, above the default version's rate. */
  readonly maxFailures: number;
  /** In per cent above the default version's. */
  readonly maxLcp?: number;
  readonly withdrawn?: { readonly at: string; readonly why: string };
}

/** A version as owners see it. */
export interface ListedVersion {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    readonly manifest: { readonly title: string };
    readonly publishedAt: string;
    readonly publishedBy?: string;
    readonly assigned?: { readonly by: string; readonly at: string };
    readonly inactiveSince?: string;
    readonly revoked?: string;
    readonly rollout?: Rollout;
    readonly revision?: number;
    readonly change?: { readonly what: string; readonly by: string; readonly at: string };
  };
}

/** The discovery document as owners see it. */
export interface LiveVersions {
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** The owners' address of the versions: beside the public discovery document. */
export const versionsAddress = (discovery: string): string => discovery.replace(/[^/]*$/, 'versions.json');

/** The last change of the live versions. */
export interface LastChange {
  readonly revision: number;
  readonly what: string;
  readonly by: string;
  readonly at: string;
}

/** The shell's entries record it. */
export function lastChange({ microFrontends }: LiveVersions): LastChange | undefined {
  const { revision, change } = microFrontends['shell']?.[0]?.extras ?? {};
  return revision !== undefined && change ? { revision, ...change } : undefined;
}
