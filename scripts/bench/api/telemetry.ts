import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askDatabase, postgresPrograms } from '../../../api-server/test/postgres-cluster';
import { stop } from '../../processes/start';
import { freePort } from '../../site/ports';
import { startServer } from '../../site/start-server';
import { durablePostgres } from '../cluster/durable-postgres';
import { rateOf } from '../load';

const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'];
/** The telemetry that a browser sends about a viewed page: a row for each web vital. */
const SENT = {
  events: [
    { kind: 'visit', page: '/career', referrer: '' },
    ...VITALS.map((name) => ({ kind: 'vital', name, value: 0.1, page: '/career' })),
  ],
};
const FIGURES = `
  select (select array_agg(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type <> 'autovacuum worker') as pids,
    (select count(*)::int from telemetry_events) as rows,
    pg_total_relation_size('telemetry_events')::float as size,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float as wal`;

/** Processor time in milliseconds; the clock of `/proc` ticks a hundred times a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function figuresOf(url: string, api: number) {
  type Row = { readonly pids: number[]; readonly rows: number; readonly size: number; readonly wal: number };
  const [{ pids, ...figures } = { pids: [], rows: 0, size: 0, wal: 0 }] = await askDatabase<Row>(url, FIGURES);
  const times = pids.map((pid) => [pid, processorTime(pid)] as const);
  return { ...figures, api: processorTime(api), times: new Map(times) };
}

/** Prints the cost of the telemetry of a page on PostgreSQL with its default settings; skipped without PostgreSQL. */
export async function measureTelemetry(folder: string, seconds: number): Promise<void> {
  if (postgresPrograms() === undefined) return console.log('telemetry: skipped, PostgreSQL is not installed.');
  const postgres = await durablePostgres();
  const port = String(await freePort());
  const api = startServer('api-server/src/main.ts', {
    ...{ DATABASE_URL: postgres.url, SITE_DIR: path.join(folder, 'telemetry'), PORT: port, SEED: '' },
    ...{ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1', LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: '1000000' },
  });
  try {
    await api.ready;
    const target = { url: `http://127.0.0.1:${port}/api/v1/telemetry`, sent: SENT };
    // Its connections are open, and its code is compiled.
    await rateOf(target, seconds);
    const [before, rate, after] = [
      await figuresOf(postgres.url, api.child.pid ?? 0),
      await rateOf(target, seconds * 3),
      await figuresOf(postgres.url, api.child.pid ?? 0),
    ];
    const rows = after.rows - before.rows;
    const [ofApi, size, wal] = [after.api - before.api, after.size - before.size, after.wal - before.wal];
    const ofDatabase = [...after.times].reduce((sum, [pid, time]) => sum + time - (before.times.get(pid) ?? time), 0);
    const ofPage = (time: number): string => ((time / rows) * VITALS.length).toFixed(2);
    console.log(
      `telemetry of a page: ${rate.toFixed(0)}/s; processor time: API ${ofPage(ofApi)} ms, PostgreSQL ${ofPage(ofDatabase)} ms; ` +
        `each of ${VITALS.length} rows: ${(size / rows).toFixed(0)} bytes, and ${(wal / rows).toFixed(0)} bytes of WAL`,
    );
  } finally {
    await stop(api);
    await postgres.remove();
  }
}
