/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SITE = path.join(__dirname, 'files/commands/site');

/** Programs of the machine that note how they are called. */
const MACHINE = {
  'systemd-run': 'echo "$@"',
  systemctl: `case $1 in
    list-units) printf '%s loaded active running\\n' site-api@4000.service site-jobs.service site-shell@3000.service ;;
    restart) echo "$2" >> "$NOTES" ;;
  esac`,
  node: 'case $2 in *:$LATE/*) exit 1 ;; esac',
  journalctl: 'exit 0',
  sleep: '[ "$1" = 1 ] || echo "$1 s" >> "$NOTES"',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  for (const [name, lines] of Object.entries(MACHINE)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
});
beforeEach(() => writeFileSync(path.join(folder, 'notes'), ''));
afterAll(() => rmSync(folder, { recursive: true }));

function site(args: readonly string[], late = 'none') {
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, NOTES: path.join(folder, 'notes'), LATE: late };
  const { status, stdout, stderr } = spawnSync('sh', [SITE, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr, restarted: readFileSync(env.NOTES, 'utf8').split('\n').filter(Boolean) };
}

const AS_OWNER = 'EnvironmentFile=/etc/site/owner.env';

test.each([
  ['keys list', 'keys.js list', false],
  ['admin recover --email a@site.test', 'admin.js recover --email a@site.test', false],
  ['migrate', 'main.js migrate', true],
  ['restore --from s3://backups', 'restore.js --from s3://backups', true],
])('site %s runs as the user of the servers, with their variables', (call, program, asOwner) => {
  const { status, stdout } = site(call.split(' '));
  expect(status).toBe(0);
  expect(stdout).toContain('--uid=site --property=EnvironmentFile=/etc/site/env');
  expect(stdout).toContain(`/opt/site/api/${program}`);
  expect(stdout.includes(AS_OWNER)).toBe(asOwner);
});

test('an unknown command names the known ones', () => {
  expect(site(['rotate'])).toMatchObject({ status: 2, stderr: expect.stringContaining('keys | migrate') as string });
});

test('site restart restarts the servers in turn, each when nginx asks the one before again, and stops at the first that is not ready', () => {
  expect(site(['restart'])).toMatchObject({
    status: 0,
    restarted: ['site-api@4000.service', '6 s', 'site-jobs.service', '6 s', 'site-shell@3000.service', '6 s'],
  });
  writeFileSync(path.join(folder, 'notes'), '');
  const { status, stderr, restarted } = site(['restart'], '15000');
  expect({ status, restarted }).toEqual({
    status: 1,
    restarted: ['site-api@4000.service', '6 s', 'site-jobs.service'],
  });
  expect(stderr).toContain('site-jobs.service is not ready');
});
