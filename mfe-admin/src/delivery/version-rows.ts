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

function stateOf({ deployment, extras }: ListedVersion): VersionState {
  if (deployment.default) return 'live';
  if (deployment.traffic > 0) return 'canary';
  if (extras.revoked !== undefined) return 'revoked';
  return extras.inactiveSince === undefined ? 'waiting' : 'former';
}

/**
 * What visitors get, and what open tabs still use: every version with visitors, and every other one that was reported
 * in the last 24 hours.
 */
export function versionRows({ microFrontends }: LiveVersions, reports: readonly RemoteReport[]): VersionRow[] {
  const reportOf = (name: string, version: string): RemoteReport | undefined =>
    reports.find((report) => report.remote === name && report.version === version);
  const rows = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.map((entry): VersionRow => {
      const { metadata, deployment, extras } = entry;
      return {
        name,
        title: extras.manifest.title,
        version: metadata.version,
        state: stateOf(entry),
        traffic: deployment.traffic,
        revoked: extras.revoked,
        since: extras.assigned ?? { by: extras.publishedBy, at: extras.publishedAt },
        report: reportOf(name, metadata.version),
      };
    }),
  );
  const listed = new Set(rows.map(({ name, version }) => `${name} ${version}`));
  const others = reports
    .filter(({ remote, version }) => !listed.has(`${remote} ${version}`))
    .map((report): VersionRow => {
      const title = microFrontends[report.remote]?.[0]?.extras.manifest.title ?? report.remote;
      return { name: report.remote, title, version: report.version, state: 'elsewhere', traffic: 0, report };
    });
  const shown = [...rows, ...others].filter(({ state, report }) => state === 'live' || state === 'canary' || report);
  return shown.sort((a, b) => a.title.localeCompare(b.title) || b.traffic - a.traffic);
}

/** A vital as people read it; undefined while nobody has measured it. */
export function vitalText(report: RemoteReport | undefined, name: 'LCP' | 'INP' | 'CLS'): string | undefined {
  const value = report?.vitals.find((vital) => vital.name === name)?.value;
  if (value === undefined) return undefined;
  if (name === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}
