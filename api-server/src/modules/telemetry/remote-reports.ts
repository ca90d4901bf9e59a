import type { RemoteReport } from 'api-client';
import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { telemetryEvents as events } from '../../database/schema';

type Report = { -readonly [Key in keyof RemoteReport]: RemoteReport[Key] };

/** How each remote and version fared since a moment, in the order of their names. */
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
  const failures = await db
    .selectDistinctOn([events.name, events.version], {
      remote: events.name,
      version: events.version,
      at: events.at,
      reason: events.reason,
    })
    .from(events)
    .where(and(eq(events.kind, 'remote'), eq(events.outcome, 'failed'), gt(events.at, since)))
    .orderBy(asc(events.name), asc(events.version), desc(events.at), desc(events.id));
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

  const reports = new Map<string, Report>();
  const reportOf = ({ remote, version }: { remote: string; version: string }): Report => {
    const key = `${remote} ${version}`;
    const report = reports.get(key) ?? { remote, version, loads: 0, failures: 0, failure: null, vitals: [] };
    reports.set(key, report);
    return report;
  };
  for (const row of loads) Object.assign(reportOf(row), { loads: row.loads, failures: row.failures });
  for (const row of failures) reportOf(row).failure = { at: row.at.toISOString(), reason: row.reason };
  for (const { name, value, samples, ...row } of vitals) {
    const report = reportOf(row);
    report.vitals = [...report.vitals, { name, value, samples }];
  }
  return [...reports.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, report]) => report);
}
