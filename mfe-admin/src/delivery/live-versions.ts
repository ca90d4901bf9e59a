import type { Fault, RemoteReport, VersionPreview } from 'api-client';

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
  readonly deployment: { readonly traffic: number; readonly default: boolean; readonly carried?: boolean };
  readonly extras: {
    readonly manifest: {
      readonly title: string;
      readonly owner?: string;
      readonly alerts?: string;
      /** The tasks of visitors by name, with what people call them. */
      readonly tasks?: Readonly<Record<string, string>>;
    };
    /** The commit that it was built from. */
    readonly gitCommit?: string;
    readonly publishedAt: string;
    readonly publishedBy?: string;
    readonly assigned?: { readonly by: string; readonly at: string };
    readonly inactiveSince?: string;
    readonly revoked?: string;
    readonly rollout?: Rollout;
  };
}

/** A key that signs what a team delivers. */
export interface TeamKey {
  readonly name: string;
  /** The front ends that it publishes, and whose traffic it changes; `*` for all. */
  readonly publish: readonly string[];
  readonly traffic: readonly string[];
  /** The front ends that it rolls back as their teams signed in advance. */
  readonly rollback?: readonly string[];
  /** The addresses of the users who see its front ends here. */
  readonly members: readonly string[];
  /** When it was withdrawn. */
  readonly withdrawn?: string;
}

/** The versions of each front end. */
export interface LiveVersions {
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** A fault with the line of the source that caused it, if the version was published with source maps. */
export interface PlacedFault extends Fault {
  readonly place?: { readonly file: string; readonly line: number; readonly text?: string };
}

/** The reports of visitors on a version. */
export interface PlacedReport extends RemoteReport {
  readonly faults: PlacedFault[];
}

/** A rollback that the team of a front end has signed in advance. */
export interface PossibleRollback {
  readonly remote: string;
  /** The version that visitors get then. */
  readonly to: string;
  /** The revision of the traffic that it takes back. */
  readonly revision: number;
  /** When it expires. */
  readonly until: string;
  /** The front ends that are rolled back with it. */
  readonly together: readonly string[];
}

/** The state of delivery: of every front end for owners, for members of a team of its front ends. */
export interface DeliveryState extends LiveVersions {
  /** Rises with every change; missing for users who are in no team. */
  readonly revision?: number;
  /** The reports of visitors in the last 24 hours. */
  readonly reports: readonly PlacedReport[];
  /** Why no version gets more visitors for a time. */
  readonly freeze?: { readonly reason: string; readonly at: string; readonly until?: string };
  /** The links to versions that still work. */
  readonly previews: readonly VersionPreview[];
  readonly keys: readonly TeamKey[];
  /** The rollbacks that this user may carry out. */
  readonly rollbacks: readonly PossibleRollback[];
}

/** The address of a document for owners and teams: beside the public discovery document. */
export const besideDiscovery = (discovery: string, file: string): string => discovery.replace(/[^/]*$/, file);
