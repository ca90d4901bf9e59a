import type { RemoteReport } from 'api-client';
import type { ListedVersion, LiveVersions } from './live-versions';

/** What a version is to visitors. */
export type VersionState = 'live' | 'canary' | 'revoked' | 'former' | 'waiting' | 'elsewhere';

/** One version of one remote, with how it fares. */
export interface VersionRow {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly state: VersionState;
  /** Per cent of the visitors. */
  readonly traffic: number;
  /** Why it was revoked. */
  readonly revoked?: string;
  /** Since when it has this part of the visitors, and who gave it. */
  readonly since?: { readonly by?: string; readonly at: string };
  readonly report?: RemoteReport;
}

/** Of versions that wait for visitors so many are shown of each front end. */
const WAITING_SHOWN = 3;

const published = ({ extras }: ListedVersion): string => extras.publishedAt;

/** The latest versions that nobody has got yet, published after the one that visitors get. */
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
  if (extras.revoked !== undefined) return 'revoked';
  return extras.inactiveSince === undefined ? 'waiting' : 'former';
}

/**
 * What visitors get, what open tabs still use and what waits for visitors: every version with visitors, every other one
 * that was reported in the last 24 hours, and the latest that nobody has got yet.
 */
export function versionRows({ microFrontends }: LiveVersions, reports: readonly RemoteReport[]): VersionRow[] {
  const reportOf = (name: string, version: string): RemoteReport | undefined =>
    reports.find((report) => report.remote === name && report.version === version);
  const waiting = new Set(Object.values(microFrontends).flatMap(waitingOf));
  const rows = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.flatMap((entry): VersionRow[] => {
      const { metadata, deployment, extras } = entry;
      const { version } = metadata;
      const state = stateOf(entry);
      const report = reportOf(name, version);
      if (state !== 'live' && state !== 'canary' && !report && !waiting.has(entry)) return [];
      return [
        {
          ...{ name, title: extras.manifest.title, version, state, report },
          traffic: deployment.traffic,
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
  return [...rows, ...others].sort((a, b) => a.title.localeCompare(b.title) || b.traffic - a.traffic);
}

/** A vital as people read it; undefined while nobody has measured it. */
export function vitalText(report: RemoteReport | undefined, name: 'LCP' | 'INP' | 'CLS'): string | undefined {
  const value = report?.vitals.find((vital) => vital.name === name)?.value;
  if (value === undefined) return undefined;
  if (name === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
