/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const inFolder = (name: string): string => path.join(__dirname, name);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  console.warn('promtool is not installed: alerts are not tried. On Debian: apt-get install prometheus');

(hasPromtool ? test : test.skip)('alerts fire when they should, and only then', () => {
  for (const [what, file] of [
    ['check', 'files/monitoring/alerts.yml'],
    ['test', 'alerts.test.yml'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('promtool', [what, 'rules', inFolder(file)], { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});

test("mtail reads the status of a line in nginx's log", () => {
  const [, written = ''] = /^\/(.+)\/ \{$/m.exec(readFileSync(inFolder('files/monitoring/edge.mtail'), 'utf8')) ?? [];
  const line =
    '2026-11-25T13:04:05+00:00 192.0.2.0 "GET /blogs/an-article" 502 552 0.003 3f2a [10.0.0.1:3000] [502] [0.001]';
  expect(new RegExp(written.replace('?P<', '?<')).exec(line)?.groups).toEqual({ status: '502' });
});
