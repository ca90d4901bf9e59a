import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { RemoteReport } from 'api-client';
import { renderRoutes } from 'page-testing';
import { userLoaded, type AppStore } from 'shared-store';
import { CanaryProgress } from './canary-progress';
import { canariesOf } from './canary-state';
import type { ListedVersion, LiveVersions, Rollout } from './live-versions';

const since = '2026-11-20T10:00:00.000Z';
const ROLLOUT: Rollout = {
  ...{ steps: [1, 10, 50], step: 1, since, bake: 600_000 },
  ...{ minLoads: 20, maxFailures: 1, maxLcp: 20 },
};

const listed = (version: string, traffic: number, isDefault: boolean, rollout?: Rollout): ListedVersion => ({
  metadata: { version },
  deployment: { traffic, default: isDefault },
  extras: { manifest: { title: 'Careers' }, publishedAt: `2026-11-0${version}T10:00:00.000Z`, rollout },
});

const withVersions = (...careers: ListedVersion[]): LiveVersions => ({ microFrontends: { careers } });

const reported = (version: string, loads: number, failures: number, lcp: number): RemoteReport => ({
  ...{ remote: 'careers', version, loads, failures, failure: null, faults: [] },
  vitals: [{ name: 'LCP', value: lcp, samples: loads }],
  tasks: [],
});

function show(document: LiveVersions, sections: readonly RemoteReport[]) {
  const element = <CanaryProgress canaries={canariesOf(document)} every={60_000} />;
  const routes = (store: AppStore) => {
    store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@site.example', role: 'owner' }));
    return [{ index: true, element }];
  };
  return renderRoutes(routes, { answers: { fetchSectionReports: { success: true, sections } } });
}

const cells = (row: HTMLElement | undefined): (string | null)[] =>
  row ? [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent) : [];

test('a running canary shows its step, the time of the next step, and both versions since the step began', async () => {
  const { calls } = show(withVersions(listed('1', 90, true), listed('2', 10, false, ROLLOUT)), [
    reported('1', 900, 1, 2_000),
    reported('2', 12, 3, 2_300),
  ]);
  const canary = await screen.findByRole('region', { name: 'Careers 2' });
  const table = await within(canary).findByRole('table', { name: /Careers: the canary beside the default version/ });
  expect(await within(table).findByText('12')).toBeVisible();
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Canary2', '12', '3 (25 %)', '2.3 s'],
    ['Default1', '900', '1 (0.1 %)', '2.0 s'],
  ]);
  expect(
    within(canary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['1 %', '10 %', '50 %', 'Everybody']]);
  expect(within(canary).getByText('10 %').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(canary).toHaveTextContent(/Step 2 of 3: 10 % of the visitors since 20 Nov 2026/);
  // The next step is overdue.
  expect(canary).toHaveTextContent('It waits for loads: 12 of 20 are there.');
  expect(canary).toHaveTextContent(
    '1 % more of its loads fail than of the default version’s, or its LCP is more than 20 %',
  );
  expect(calls).toEqual([{ id: 'fetchSectionReports', options: { query: { since } } }]);
});

test('a withdrawn canary shows the reason until a later version is live', async () => {
  const withdrawn = { at: '2026-11-20T10:07:00.000Z', why: '10 % of 60 loads failed' };
  const bad = listed('2', 0, false, { ...ROLLOUT, withdrawn });
  show(withVersions(listed('1', 100, true), bad), []);
  expect(await screen.findByRole('note')).toHaveTextContent(
    /^Careers 2 was withdrawn from its 10 % of the visitors, 20 Nov 2026.*: 10 % of 60 loads failed\.$/,
  );
  expect(canariesOf(withVersions(listed('1', 0, false), bad, listed('3', 100, true)))).toEqual([]);
});

test('a canary without automatic steps and a version without visitors show no steps', () => {
  expect(canariesOf(withVersions(listed('1', 90, true), listed('2', 10, false), listed('3', 0, false)))).toEqual([]);
});
