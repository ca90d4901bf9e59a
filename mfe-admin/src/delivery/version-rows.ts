import { compareNames } from 'api-client';
import type { RemoteReport } from 'api-client';
import type { DeliveryState, ListedVersion, PossibleRollback } from './live-versions';

/** The state of a version for visitors. */
export type VersionState = 'live' | 'canary' | 'carried' | 'revoked' | 'former' | 'waiting' | 'elsewhere';

/** A version of a remote with its health. */
export interface VersionRow {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly state: VersionState;
  /** Per cent of the visitors. */
  readonly traffic: number;
  /** The reason of its revocation. */
  readonly revoked?: string;
  /** When it got this share of the visitors, and from whom. */
  readonly since?: { readonly by?: string; readonly at: string };
  readonly report?: RemoteReport;
  /** How often each task was completed, in parts of the loads. */
  readonly tasks?: readonly { readonly title: string; readonly share: number }[];
  /** The rollback that takes its visitors away. */
  readonly rollback?: PossibleRollback;
}

/** How many unreleased versions are shown of each micro-frontend. */
const WAITING_SHOWN = 3;

const published = ({ extras }: ListedVersion): string => extras.publishedAt;

/** The latest versions without visitors that were published after the live one. */
function waitingOf(versions: readonly ListedVersion[]): readonly ListedVersion[] {
  const standing = versions.find(({ deployment }) => deployment.default);
  return versions
    .filter((entry) => stateOf(entry) === 'waiting' && (!standing || published(entry) > published(standing)))
    .sort((a, b) => published(b).localeCompare(published(a)))
    .slice(0, WAITING_SHOWN);
}

function stateOf({ deployment, extras }: ListedVersion): VersionState {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return 'canary';
  if (deployment.carried) return 'carried';
  if (extras.revoked !== undefined) return 'revoked';
  return extras.inactiveSince === undefined ? 'waiting' : 'former';
}

const tasksOf = ({ extras }: ListedVersion, report: RemoteReport | undefined): VersionRow['tasks'] =>
  Object.entries(extras.manifest.tasks ?? {}).map(([name, title]) => {
    const done = report?.tasks.find((task) => task.name === name)?.count ?? 0;
    return { title, share: report?.loads ? Math.min(done / report.loads, 1) : 0 };
  });

/**
 * The rows of the panel: every version with visitors, every other one that reported in the last 24 hours, and the
 * latest unreleased ones.
 */
export function versionRows({
  microFrontends,
  reports,
  rollbacks,
}: Pick<DeliveryState, 'microFrontends' | 'reports' | 'rollbacks'>): VersionRow[] {
  const reportOf = (name: string, version: string): RemoteReport | undefined =>
    reports.find((report) => report.remote === name && report.version === version);
  const waiting = new Set(Object.values(microFrontends).flatMap(waitingOf));
  const rows = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.flatMap((entry): VersionRow[] => {
      const { metadata, deployment, extras } = entry;
      const { version } = metadata;
      const state = stateOf(entry);
      const report = reportOf(name, version);
      if (!['live', 'canary', 'carried'].includes(state) && !report && !waiting.has(entry)) return [];
      const isLeft = state === 'canary' || (state === 'live' && deployment.traffic === 100);
      const rollback = rollbacks.find(({ remote, to }) => isLeft && remote === name && to !== version);
      return [
        {
          ...{ rollback, name, title: extras.manifest.title, version, state, report },
          traffic: deployment.traffic,
          tasks: tasksOf(entry, report),
          revoked: extras.revoked,
          since: extras.assigned ?? { by: extras.publishedBy, at: extras.publishedAt },
        },
      ];
    }),
  );
  const listed = new Set(rows.map(({ name, version }) => `${name} ${version}`));
  const others = reports
    .filter(({ remote, version }) => !listed.has(`${remote} ${version}`))
    .map((report): VersionRow => {
      const title = microFrontends[report.remote]?.[0]?.extras.manifest.title ?? report.remote;
      return { name: report.remote, title, version: report.version, state: 'elsewhere', traffic: 0, report };
    });
  return [...rows, ...others].sort((a, b) => compareNames(a.title, b.title) || b.traffic - a.traffic);
}

/** In place of a vital without measurements. */
export const NOT_MEASURED = '–';

/** A vital formatted for people; undefined without measurements. */
export function vitalText(report: RemoteReport | undefined, name: 'LCP' | 'INP' | 'CLS'): string | undefined {
  const value = report?.vitals.find((vital) => vital.name === name)?.value;
  if (value === undefined) return undefined;
  if (name === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
