import type { RemoteReport } from 'api-client';
import type { ListedVersion } from './live-versions';
import { versionRows, vitalText } from './version-rows';

const listed = (version: string, traffic: number, isDefault: boolean, extras: object = {}): ListedVersion => ({
  metadata: { version },
  deployment: { traffic, default: isDefault },
  extras: { manifest: { title: 'Careers' }, publishedAt: '2026-11-01T10:00:00.000Z', publishedBy: 'ci', ...extras },
});

const reported = (version: string, more: Partial<RemoteReport> = {}): RemoteReport => ({
  ...{ remote: 'careers', version, loads: 3, failures: 0, failure: null, faults: [], vitals: [], tasks: [] },
  ...more,
});

const at = '2026-11-20T10:00:00.000Z';

test('lists versions with visitors, and who released them when', () => {
  const rows = versionRows({
    microFrontends: {
      careers: [listed('1', 90, true), listed('2', 10, false, { assigned: { by: 'asha', at } }), listed('3', 0, false)],
    },
    reports: [reported('2', { failures: 1, failure: { at, reason: 'corrupt' } })],
    rollbacks: [{ remote: 'careers', to: '1', revision: 3, until: at, together: [] }],
  });
  expect(rows.map(({ version, rollback }) => [version, rollback?.to])).toContainEqual(['2', '1']);
  expect(rows.map(({ version, rollback }) => [version, rollback?.to])).toContainEqual(['1', undefined]);
  expect(rows).toMatchObject([
    {
      version: '1',
      state: 'live',
      traffic: 90,
      since: { by: 'ci', at: '2026-11-01T10:00:00.000Z' },
      report: undefined,
    },
    { version: '2', state: 'canary', traffic: 10, since: { by: 'asha', at }, report: { failures: 1 } },
  ]);
});

test('lists the latest three unreleased versions that are newer than the live one', () => {
  const waiting = (version: string, day: number): ListedVersion =>
    listed(version, 0, false, { publishedAt: `2026-11-${day}T10:00:00.000Z` });
  const standing = listed('1', 100, true, { publishedAt: '2026-11-12T10:00:00.000Z' });
  const careers = [waiting('0', 11), standing, ...[13, 14, 15, 16].map((day) => waiting(`${day}`, day))];
  expect(
    versionRows({ microFrontends: { careers }, reports: [], rollbacks: [] }).map(({ version, state }) => [
      version,
      state,
    ]),
  ).toEqual([
    ['1', 'live'],
    ['14', 'waiting'],
    ['15', 'waiting'],
    ['16', 'waiting'],
  ]);
});

test('lists versions that only open tabs or developers use while they report', () => {
  const document = {
    microFrontends: {
      careers: [
        listed('1', 0, false, { inactiveSince: at }),
        listed('2', 0, false, { inactiveSince: at, revoked: 'It lost applications.' }),
        listed('3', 100, true),
      ],
    },
  };
  const states = versionRows({
    ...document,
    reports: ['1', '2', 'override'].map((version) => reported(version)),
    rollbacks: [],
  }).map((row) => [row.version, row.state]);
  expect(states).toEqual([
    ['3', 'live'],
    ['1', 'former'],
    ['2', 'revoked'],
    ['override', 'elsewhere'],
  ]);
  expect(versionRows({ ...document, reports: [], rollbacks: [] })).toHaveLength(1);
});

test('formats vitals for people', () => {
  const report = reported('1', {
    vitals: [
      { name: 'LCP', value: 1_234, samples: 9 },
      { name: 'INP', value: 87.4, samples: 2 },
      { name: 'CLS', value: 0.0312, samples: 9 },
    ],
  });
  expect([vitalText(report, 'LCP'), vitalText(report, 'INP'), vitalText(report, 'CLS')]).toEqual([
    '1.2 s',
    '87 ms',
    '0.03',
  ]);
  expect(vitalText(undefined, 'LCP')).toBeUndefined();
});
