/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { startTestApp } from '../../api-server/test/harness';
import { limitEvents, scheduledJobs } from '../../api-server/src/database/schema';
import { listenForMonitoring } from '../../http-edge/src';
import { buildServer } from '../../shell/src/server/build-server';
import { readConfig } from '../../shell/src/server/config';

const ROOT = path.resolve(__dirname, '../..');
const fileOf = (name: string): string => readFileSync(path.join(__dirname, 'files/monitoring', name), 'utf8');

const RULES = fileOf('alerts.yml') + fileOf('objectives.yml');
const DASHBOARD = JSON.parse(fileOf('dashboard.json')) as {
  panels: { id: number; gridPos: object; targets: { expr: string }[] }[];
};

const expressionsOf = (rules: string): string[] =>
  [...rules.matchAll(/^ *expr: '(.*)'$/gm)].map(([, expr = '']) => expr);

/** The metrics in an expression; `up` is Prometheus' own. */
const metricsIn = (expression: string): string[] =>
  expression.replace(/\{[^}]*\}/g, '').match(/\b(?:api|shell|site|edge|process|nodejs)_\w+/g) ?? [];

interface Modules {
  readonly modules: {
    readonly site_write: {
      readonly http: {
        readonly method: 'DELETE';
        readonly valid_status_codes: readonly number[];
        readonly fail_if_body_not_matches_regexp: readonly string[];
      };
    };
  };
}

/** The call of the probe of a write, as blackbox_exporter makes it, and the answers that it accepts. */
const WRITE_PROBE = (() => {
  const { http } = (parse(fileOf('blackbox.yml')) as Modules).modules.site_write;
  const [, url = ''] = /'https:\/\/[^/]+(\/api\/[^']+)'/.exec(fileOf('prometheus.yml')) ?? [];
  const [pattern = ''] = http.fail_if_body_not_matches_regexp;
  return { call: { method: http.method, url }, statuses: http.valid_status_codes, pattern: new RegExp(pattern) };
})();

/** A server's answer at `/metrics`, requested like Prometheus does. */
async function printed(registry: Parameters<typeof listenForMonitoring>[0]['registry']): Promise<string> {
  const readiness = async () => ({ statusCode: 503, body: '{}' });
  const monitoring = await listenForMonitoring({ host: '127.0.0.1', port: 0, registry, readiness });
  const origin = `http://127.0.0.1:${monitoring.port}`;
  try {
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/toString`)).status).toBe(404);
    expect((await fetch(`${origin}/livez`, { method: 'POST' })).status).toBe(405);
    return await (await fetch(`${origin}/metrics`)).text();
  } finally {
    monitoring.close();
  }
}

const shellServer = async (folder: string) => {
  const program = path.join(folder, 'rendering.js');
  await writeFile(program, '');
  return buildServer(readConfig({ API_ORIGIN: 'http://127.0.0.1:9', SITE_DIR: folder, LOG_LEVEL: 'silent' }), program);
};

let folder: string;
let lines: string;
let probed: { readonly status: number; readonly body: string; readonly written: number };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-metrics-'));
  const api = await startTestApp();
  await api.get('/site-settings');
  await api.app.inject({ method: 'PURGE' as 'GET', url: '/made-up/by-a-stranger' });
  await api.app.inject('/readyz');
  await api.app.inject('/content-revision');
  await api.services.db.insert(scheduledJobs).values({ name: 'publish', nextAt: new Date() });
  const { statusCode: status, body } = await api.app.inject(WRITE_PROBE.call);
  probed = { status, body, written: await api.services.db.$count(limitEvents) };
  const shell = await shellServer(folder);
  lines = (await printed(api.app.metrics)) + (await printed(shell.metrics));
  await Promise.all([api.close(), shell.close()]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the servers and mtail export every metric that a rule or a panel names', () => {
  const exported = lines + fileOf('edge.mtail').replaceAll(/^(counter|histogram) (\w+)/gm, '# TYPE $2 $1');
  const known = new Set(
    [...exported.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  // An embedded database has no connections and no standby.
  known.add('api_database_connections').add('api_replica_lag_seconds');
  const expressions = [
    ...expressionsOf(RULES),
    ...DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.flatMap(metricsIn).filter((name) => !known.has(name))).toEqual([]);
});

test('the probe of a write gets an answer that it accepts, and writes to the database', () => {
  expect(WRITE_PROBE.statuses).toContain(probed.status);
  expect(probed.body).toMatch(WRITE_PROBE.pattern);
  expect(probed.written).toBe(1);
});

test('the dashboard has every metric of scheduled work', () => {
  const shown = DASHBOARD.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(shown).toEqual(expect.arrayContaining(['api_job_failures', 'api_job_due_timestamp_seconds']));
});

test('no panel of the dashboard covers another', () => {
  const of = (part: (panel: (typeof DASHBOARD.panels)[number]) => unknown) => DASHBOARD.panels.map(part);
  expect([...new Set(of(({ id }) => id))]).toEqual(of(({ id }) => id));
  // A grid of three columns.
  expect(of(({ gridPos }) => gridPos)).toEqual(
    of(() => 0).map((_, at) => ({ x: (at % 3) * 8, y: Math.floor(at / 3) * 8, w: 8, h: 8 })),
  );
});

test('every alert has a severity, an owner and a runbook', () => {
  const alerts = RULES.split(/^ *- (?=alert: )/m).slice(1);
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((alert) => !/severity: \w+, owner: ['\w]/.test(alert))).toEqual([]);
  const runbooks = alerts.map((alert) => /runbook_url: (\S+)/.exec(alert)?.[1] ?? alert);
  expect(runbooks.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

/** The tests of the alerts, which promtool runs. */
interface AlertTests {
  readonly tests: readonly {
    readonly name: string;
    readonly input_series: readonly { readonly series: string }[];
    readonly promql_expr_test: readonly {
      readonly expr: string;
      readonly exp_samples: readonly { labels: string }[];
    }[];
  }[];
}

test('each alert has a test in which it fires, and one in which its metrics are those of a healthy site', () => {
  const { tests } = parse(readFileSync(path.join(__dirname, 'alerts.test.yml'), 'utf8')) as AlertTests;
  const firing = tests
    .flatMap((one) => one.promql_expr_test)
    .filter(({ exp_samples: samples }) => samples.length > 0)
    .flatMap(({ expr, exp_samples: samples }) => [expr, ...samples.map(({ labels }) => labels)].join(' '))
    .flatMap((text) => [...text.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name));
  const alerts = [...RULES.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.filter((name) => !firing.includes(name))).toEqual([]);

  const healthy = tests.find(({ name }) => name === 'a healthy site has no alert');
  const given = healthy?.input_series.map(({ series }) => series.replace(/\{.*/, ''));
  expect(given).toEqual(expect.arrayContaining(expressionsOf(fileOf('alerts.yml')).flatMap(metricsIn)));
});

test('requests of strangers create no series; probes and calls that wait for a change are not counted', () => {
  expect(lines).not.toContain('made-up');
  expect(lines).not.toContain('PURGE');
  expect(lines).toContain('operation="other",method="other"');
  expect(lines).not.toContain('operation="other",method="GET",status="200"');
});

test('no series has a label that Prometheus sets itself, and would rename', () => {
  expect(lines).toContain('api_job_failures{name="publish"} 0');
  expect(lines.split('\n').filter((line) => /[{,](?:job|instance)="/.test(line))).toEqual([]);
});

test('counts a reachable database, its emails and its backups', () => {
  expect(lines).toContain('api_database_up 1');
  expect(lines).toContain('api_mails{state="pending"} 0');
  expect(lines).toContain('api_last_backup_timestamp_seconds 0');
  expect(lines).toContain('# TYPE api_job_failures gauge');
  expect(lines).toContain('shell_page_cache_total{result="hit"} 0');
});
