/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MONITORING = path.join(__dirname, 'files/monitoring');

/** A program's standard output. @throws Error with everything that it wrote if it fails */
function output(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: MONITORING, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** A test that needs a program of Debian's package. */
function testWith(program: string, debianPackage: string) {
  if (spawnSync(program, ['--version']).error === undefined) return test;
  console.warn(`${program} is not installed: its tests are skipped. On Debian: apt-get install ${debianPackage}`);
  return test.skip;
}

testWith('promtool', 'prometheus')('alerts fire when they should, and only then', () => {
  expect(output('promtool', 'check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(output('promtool', 'test', 'rules', path.join(__dirname, 'alerts.test.yml'))).toContain('SUCCESS');
});

testWith('amtool', 'prometheus-alertmanager')(
  'an alert reaches its owner, and the person on call if it cannot wait',
  () => {
    expect(output('amtool', 'check-config', 'alertmanager.yml')).toContain('SUCCESS');
    for (const [receiver, ...labels] of [
      ['on-call', 'severity=page', 'owner=operations'],
      ['operations', 'severity=ticket', 'owner=operations'],
      ['careers', 'severity=ticket', 'owner=Careers team'],
      ['heartbeat', 'severity=none', 'owner=operations', 'alertname=Watchdog'],
    ] as const)
      expect(output('amtool', 'config', 'routes', 'test', '--config.file=alertmanager.yml', ...labels).trim()).toBe(
        receiver,
      );
  },
);

testWith('prometheus-blackbox-exporter', 'prometheus-blackbox-exporter')('blackbox_exporter knows the probes', () => {
  expect(output('prometheus-blackbox-exporter', '--config.check', '--config.file=blackbox.yml')).toBe('');
});

/** A line as `log_format site` of nginx's configuration writes it. */
const logLine = (target: string, status: number, upstream: string): string =>
  `2026-11-25T13:04:05+00:00 192.0.2.0 "GET ${target}" ${status} 552 0.303 3f2a ${upstream}`;

test("Fluent Bit reads the fields of a line in nginx's log", () => {
  const [, written = ''] =
    /^ *regex: '(.+)'$/m.exec(readFileSync(path.join(MONITORING, 'fluent-bit.yaml'), 'utf8')) ?? [];
  expect(new RegExp(written).exec(logLine('/career', 502, '[10.0.0.1:3000] [502] [0.001]'))?.groups).toMatchObject({
    ...{ time: '2026-11-25T13:04:05+00:00', ip: '192.0.2.0', method: 'GET', path: '/career', status: '502' },
    ...{ bytes: '552', seconds: '0.303', reqId: '3f2a', servers: '10.0.0.1:3000', serverStatus: '502' },
  });
});

testWith('mtail', 'mtail')("mtail counts and times the answers in nginx's log", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-log-'));
  const log = path.join(folder, 'site-access.log');
  const lines = [
    logLine('/blogs/an-article', 502, '[10.0.0.1:3000, 10.0.0.2:3000] [-, 502] [0.001, 0.002]'),
    logLine('/api/v1/blogs', 200, '[10.0.0.1:4000] [200] [0.001]'),
    logLine('/r/shell/1.0.0/main.js', 200, '[-] [-] [-]'),
  ];
  writeFileSync(log, `${lines.join('\n')}\n`);
  const format = ['--port=0', '--one_shot', '--one_shot_format=prometheus', '--logtostderr'];
  const counted = output('mtail', ...format, `--progs=${path.join(MONITORING, 'edge.mtail')}`, `--logs=${log}`);
  rmSync(folder, { recursive: true });
  expect(
    [...counted.matchAll(/^edge_answers_total\{kind="(\w+)",.*status="(\d+)"\} 1$/gm)].map(([, ...at]) => at),
  ).toEqual(
    expect.arrayContaining([
      ['page', '502'],
      ['api', '200'],
      ['file', '200'],
    ]),
  );
  expect(counted).toMatch(/^edge_seconds_bucket\{kind="api",.*le="0.25"\} 0$/m);
  expect(counted).toMatch(/^edge_seconds_bucket\{kind="api",.*le="0.5"\} 1$/m);
});
