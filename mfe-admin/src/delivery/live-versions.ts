/** What a canary goes by that goes on by itself, and how far it is. */
export interface Rollout {
  /** The parts of the visitors, in per cent. */
  readonly steps: readonly number[];
  /** The step that is reached, counted from 0, and since when. */
  readonly step: number;
  readonly since: string;
  /** How long a step lasts at least, in milliseconds. */
  readonly bake: number;
  readonly minLoads: number;
  /** In per cent of the loads, beyond those of the default version. */
  readonly maxFailures: number;
  /** In per cent above the default version's. */
  readonly maxLcp?: number;
  readonly withdrawn?: { readonly at: string; readonly why: string };
}

/** What owners are told of one version. */
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

/** What owners are told of the discovery document. */
export interface LiveVersions {
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** Where owners read it: beside the document that everybody may read. */
export const versionsAddress = (discovery: string): string => discovery.replace(/[^/]*$/, 'versions.json');

/** The last change of what is live. */
export interface LastChange {
  readonly revision: number;
  readonly what: string;
  readonly by: string;
  readonly at: string;
}

/** The shell's entries carry it. */
export function lastChange({ microFrontends }: LiveVersions): LastChange | undefined {
  const { revision, change } = microFrontends['shell']?.[0]?.extras ?? {};
  return revision !== undefined && change ? { revision, ...change } : undefined;
}
