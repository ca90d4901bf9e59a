import { revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import type { Store } from '../stores/store';

/** One version as `status` shows it. */
export interface VersionStatus {
  readonly name: string;
  readonly version: string;
  readonly state: 'live' | 'canary' | 'waiting' | 'former' | 'revoked';
  readonly traffic: number;
  readonly publishedAt: string;
  readonly publishedBy?: string;
  readonly gitCommit?: string;
}

/** One change of the environment. */
export interface ChangeStatus {
  readonly revision: number;
  readonly what: string;
  readonly by: string;
  readonly at: string;
}

/** The state of an environment. */
export interface Status {
  readonly environment: string;
  readonly revision: number;
  readonly versions: readonly VersionStatus[];
  /** Newest first. */
  readonly changes: readonly ChangeStatus[];
}

const SHOWN_CHANGES = 10;

function versionsOf(document: DiscoveryDocument): VersionStatus[] {
  return Object.entries(document.microFrontends).flatMap(([name, entries]) =>
    entries.map(({ metadata, extras, deployment }) => ({
      name,
      version: metadata.version,
      state: deployment.default
        ? ('live' as const)
        : deployment.traffic > 0
          ? ('canary' as const)
          : extras.revoked !== undefined
            ? ('revoked' as const)
            : extras.inactiveSince === undefined
              ? ('waiting' as const)
              : ('former' as const),
      traffic: deployment.traffic,
      publishedAt: extras.publishedAt,
      publishedBy: extras.publishedBy,
      gitCommit: extras.gitCommit,
    })),
  );
}

const changeOf = (document: DiscoveryDocument | undefined): Omit<ChangeStatus, 'revision'> | undefined =>
  document?.microFrontends[SHELL]?.[0]?.extras.change;

/** What is live in an environment, what waits, and what happened last. */
export async function statusOf(store: Store, environment: string): Promise<Status> {
  const document = await store.read(environment);
  const revision = revisionOf(document);
  const numbers = Array.from({ length: Math.min(SHOWN_CHANGES, revision) }, (_, i) => revision - i);
  const changes = await Promise.all(
    numbers.map(async (number) => {
      const change = changeOf(await store.revision(environment, number));
      return change ? [{ revision: number, ...change }] : [];
    }),
  );
  return { environment, revision, versions: versionsOf(document), changes: changes.flat() };
}

/** The status as people read it. */
export function statusText({ environment, revision, versions, changes }: Status): string {
  if (versions.length === 0) return `Nothing is published in "${environment}" yet.`;
  const width = Math.max(...versions.map(({ name }) => name.length));
  const wide = Math.max(...versions.map(({ version }) => version.length));
  const rows = versions.map(({ name, version, state, traffic, publishedAt, publishedBy }) =>
    [
      `  ${name.padEnd(width)}  ${version.padEnd(wide)}  ${state.padEnd(7)}`,
      `${traffic} %`.padStart(7),
      `  published ${publishedAt.slice(0, 16).replace('T', ' ')}${publishedBy ? ` by ${publishedBy}` : ''}`,
    ].join(''),
  );
  const log = changes.map(
    ({ revision: number, what, by, at }) => `  ${number}  ${at.slice(0, 16).replace('T', ' ')}  ${by}  ${what}`,
  );
  return [`${environment}, revision ${revision}`, '', ...rows, '', 'Last changes', ...log].join('\n');
}
