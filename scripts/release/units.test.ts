/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_DAYS, LOG_DAYS } from '../../api-client/src/retention';

const FOLDER = path.join(__dirname, 'files/systemd');
const unit = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const names = readdirSync(FOLDER);

test.each(names.filter((name) => name.endsWith('.timer')))('%s starts a command that ends', (timer) => {
  expect(unit(timer)).toMatch(/^OnCalendar=.+\n(?:.+\n)*Persistent=true$/m);
  expect(unit(timer)).toContain('WantedBy=timers.target');
  expect(unit(timer.replace('.timer', '.service'))).toMatch(/^Type=oneshot$/m);
});

test.each(names.filter((name) => name.endsWith('.service')))('%s gets no rights that it does not need', (name) => {
  for (const line of ['NoNewPrivileges=yes', 'ProtectHome=yes', 'PrivateTmp=yes', 'RestrictSUIDSGID=yes'])
    expect(unit(name).split('\n')).toContain(line);
  expect(unit(name)).toMatch(/^ProtectSystem=(?:strict|full)$/m);
  expect(unit(name)).toMatch(/^CapabilityBoundingSet=(?:CAP_DAC_OVERRIDE)?$/m);
});

test('only the units of the API server run as the user that reads its secrets, and only backups get their key', () => {
  const services = names.filter((name) => name.endsWith('.service'));
  const having = (line: RegExp): string[] => services.filter((name) => line.test(unit(name))).sort();
  const commands = ['site-backup.service', 'site-restore-check.service'];
  expect(having(/^User=site$/m)).toEqual([
    'site-api@.service',
    ...commands.slice(0, 1),
    'site-jobs.service',
    ...commands.slice(1),
  ]);
  expect(having(/^LoadCredential=backup-key:/m)).toEqual(commands);
  expect(having(/^(?:StateDirectory|ReadWritePaths)=.*\bsite\/shell/m)).toEqual([]);
  expect(unit('site-shell@.service')).toMatch(/^User=site-shell\nGroup=site-shell$/m);
  const installation = readFileSync(path.join(FOLDER, '../INSTALL.md'), 'utf8');
  expect(installation).toContain('install -d -o root -g site -m 750 /etc/site/secrets');
  expect(installation).toMatch(/^useradd --system --home-dir \/var\/lib\/site-shell site-shell /m);
});

test('logs and backups stay as long as the privacy page says', () => {
  const figureIn = (file: string, pattern: RegExp): number =>
    Number(pattern.exec(readFileSync(path.join(FOLDER, '..', file), 'utf8'))?.[1]);
  expect(figureIn('monitoring/journald.conf', /^MaxRetentionSec=(\d+)day$/m)).toBe(LOG_DAYS);
  expect(figureIn('INSTALL.md', /logrotate keeps (\d+) days/)).toBe(LOG_DAYS);
  expect(figureIn('INSTALL.md', /BACKUP_KEEP=(\d+)/)).toBe(BACKUP_DAYS);
  expect(figureIn('compose.backup.yaml', /BACKUP_KEEP:-(\d+)/)).toBe(BACKUP_DAYS);
  expect(figureIn('chart/values.yaml', /^ {2}keep: (\d+)$/m)).toBe(BACKUP_DAYS);
});
