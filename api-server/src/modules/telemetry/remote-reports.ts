import type { RemoteReport } from 'api-client';
import { and, asc, count, desc, eq, gt, max, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { telemetryEvents as events } from '../../database/schema';

type Report = { -readonly [Key in keyof RemoteReport]: RemoteReport[Key] };

/** The maximum number of faults that a report lists. */
const MAX_FAULTS = 20;

/** Equal failures of each remote and version since a moment, the last one first. */
const faultsSince = (db: Database, since: Date) =>
  db
    .select({
      ...{ remote: events.name, version: events.version, reason: events.reason, places: events.places },
      count: count(),
      first: min(events.at),
      last: max(events.at),
    })
    .from(events)
    .where(and(eq(events.kind, 'remote'), eq(events.outcome, 'failed'), gt(events.at, since)))
    .groupBy(events.name, events.version, events.reason, events.places)
    .orderBy(desc(max(events.at)), asc(events.reason));

/** Loads and failures of each remote and version since a moment, ordered by name. */
export async function remoteReports(db: Database, since: Date): Promise<RemoteReport[]> {
  const loads = await db
    .select({
      remote: events.name,
      version: events.version,
      loads: count(),
      failures: sql<number>`count(*) filter (where ${events.outcome} = 'failed')::integer`,
    })
    .from(events)
    .where(and(eq(events.kind, 'remote'), gt(events.at, since)))
    .groupBy(events.name, events.version);
  const faults = await faultsSince(db, since);
  const vitals = await db
    .select({
      remote: events.section,
      version: events.version,
      name: events.name,
      value: sql<number>`percentile_cont(0.75) within group (order by ${events.value})`.mapWith(Number),
      samples: count(),
    })
    .from(events)
    .where(and(eq(events.kind, 'vital'), ne(events.section, ''), gt(events.at, since)))
    .groupBy(events.section, events.version, events.name)
    .orderBy(asc(events.name));

  const tasks = await db
    .select({ remote: events.section, version: events.version, name: events.name, count: count() })
    .from(events)
    .where(and(eq(events.kind, 'task'), gt(events.at, since)))
    .groupBy(events.section, events.version, events.name)
    .orderBy(asc(events.name));

  const reports = new Map<string, Report>();
  const reportOf = ({ remote, version }: { remote: string; version: string }): Report => {
    const key = `${remote} ${version}`;
    const report = reports.get(key) ?? {
      remote,
      version,
      loads: 0,
      failures: 0,
      failure: null,
      faults: [],
      vitals: [],
      tasks: [],
    };
    reports.set(key, report);
    return report;
  };
  for (const row of loads) Object.assign(reportOf(row), { loads: row.loads, failures: row.failures });
  for (const { reason, places, count: times, ...row } of faults) {
    const report = reportOf(row);
    const [first, last] = [row.first, row.last].map((at) => (at ?? since).toISOString()) as [string, string];
    report.failure ??= { at: last, reason };
    if (report.faults.length < MAX_FAULTS)
      report.faults = [...report.faults, { ...{ reason, places, count: times }, ...{ first, last } }];
  }
  for (const { name, value, samples, ...row } of vitals) {
    const report = reportOf(row);
    report.vitals = [...report.vitals, { name, value, samples }];
  }
  for (const { name, count: times, ...row } of tasks) {
    const report = reportOf(row);
    report.tasks = [...report.tasks, { name, count: times }];
  }
  return [...reports.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, report]) => report);
}

/** Half a per cent: fine enough to compare percentiles, and a few hundred values for any number of visits. */
const LCP_STEP = 1.005;

/** The distribution of LCP since a moment, by remote and version, the smallest first. */
interface LcpCounts {
  readonly remote: string;
  readonly version: string;
  readonly lcp: readonly (readonly [milliseconds: number, count: number])[];
}

async function lcpCounts(db: Database, since: Date): Promise<LcpCounts[]> {
  const step = sql<number>`round(ln(greatest(${events.value}, 1)) / ln(${LCP_STEP}::float8))`.mapWith(Number);
  const rows = await db
    .select({ remote: events.section, version: events.version, step, count: count() })
    .from(events)
    .where(and(eq(events.kind, 'vital'), eq(events.name, 'LCP'), ne(events.section, ''), gt(events.at, since)))
    // By position: the expression has a parameter, and would differ when repeated.
    .groupBy(events.section, events.version, sql`3`)
    .orderBy(sql`3`);
  const versions = new Map<string, { remote: string; version: string; lcp: [number, number][] }>();
  for (const { remote, version, step: exponent, count: visits } of rows) {
    const key = `${remote} ${version}`;
    const counts = versions.get(key) ?? { remote, version, lcp: [] };
    versions.set(key, counts);
    counts.lcp.push([Math.round(LCP_STEP ** exponent * 10) / 10, visits]);
  }
  return [...versions.values()];
}

/** The reports since a moment with the distribution of LCP, which tests of a percentile need. */
export async function versionReports(db: Database, since: Date): Promise<(RemoteReport & Pick<LcpCounts, 'lcp'>)[]> {
  const counts = await lcpCounts(db, since);
  const reports = await remoteReports(db, since);
  return reports.map((report) => ({
    ...report,
    lcp: counts.find(({ remote, version }) => remote === report.remote && version === report.version)?.lcp ?? [],
  }));
}
