import type { SiteStatus } from 'api-client';
import { problemsOf } from './problems';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const ago = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

const well: SiteStatus = {
  versions: { api: '1.0.0', node: '24.0.0' },
  database: { engine: 'embedded', version: '17.5' },
  apiServers: 1,
  degraded: [],
  disks: [
    { name: 'site', freeShare: 0.5 },
    { name: 'database', freeShare: null },
  ],
  lastBackup: { finishedAt: ago(60), rows: 1, files: 1, bytes: 1, lostFiles: 0 },
  emails: { waiting: 1, failed: 0, oldestWaiting: ago(1) },
  scheduledWork: [{ name: 'publish', lastRunAt: ago(1), nextRunAt: ago(0), failures: 0, lastError: '' }],
};

it('finds no problem on a healthy site', () => {
  expect(problemsOf(well, NOW)).toEqual([]);
});

it.each<[string, Partial<SiteStatus>]>([
  ['files', { degraded: ['files'] }],
  ['mail', { degraded: ['mail'] }],
  ['disk files', { disks: [{ name: 'files', freeShare: 0.09 }] }],
  ['failed-emails', { emails: { waiting: 0, failed: 1, oldestWaiting: null } }],
  ['waiting-emails', { emails: { waiting: 1, failed: 0, oldestWaiting: ago(16) } }],
  ['backup', { lastBackup: null }],
  ['backup', { lastBackup: { finishedAt: ago(27 * 60), rows: 1, files: 1, bytes: 1, lostFiles: 0 } }],
  [
    'failing publish',
    { scheduledWork: [{ name: 'publish', lastRunAt: ago(1), nextRunAt: ago(0), failures: 1, lastError: 'No' }] },
  ],
  [
    'overdue',
    { scheduledWork: [{ name: 'publish', lastRunAt: null, nextRunAt: ago(16), failures: 0, lastError: '' }] },
  ],
])('names %s', (id, change) => {
  expect(problemsOf({ ...well, ...change }, NOW)).toMatchObject([{ id }]);
});

it('names the most serious problem first', () => {
  expect(problemsOf({ ...well, lastBackup: null, degraded: ['mail'] }, NOW).map(({ id }) => id)).toEqual([
    'mail',
    'backup',
  ]);
});
