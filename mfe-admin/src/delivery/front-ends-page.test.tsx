import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded, type AppStore } from 'shared-store';
import type { DeliveryHistory } from './delivery-history';
import type { DeliveryState } from './live-versions';
import { Component } from './front-ends-page';

const EMPTY: DeliveryState = { microFrontends: {}, reports: [], previews: [], keys: [], rollbacks: [] };

const difference = { remote: 'careers', title: 'Careers' };

/** The history of two servers' answers, by the end of their address. */
const HISTORY: Readonly<Record<string, DeliveryHistory>> = {
  'history.json': {
    changes: [
      {
        ...{
          revision: 9,
          what: 'promote careers 1.4.0',
          at: '2026-11-26T10:00:00.000Z',
          by: 'release desk',
          follows: true,
        },
        differences: [
          { ...difference, version: '1.3.0', before: 90, after: 0 },
          { ...difference, version: '1.4.0', before: 10, after: 100 },
        ],
      },
      { ...{ revision: 8, what: 'gc', at: '2026-11-25T10:00:00.000Z', follows: false }, differences: [] },
    ],
    earlier: 8,
  },
  'history.json?before=8': {
    changes: [
      {
        ...{
          revision: 7,
          what: 'publish careers 1.4.0',
          at: '2026-11-24T10:00:00.000Z',
          by: 'careers team',
          follows: true,
        },
        differences: [
          { ...difference, version: '1.4.0', after: 0 },
          { ...difference, version: '1.2.0', before: 0 },
          { ...difference, version: '1.1.0', before: 0, after: 0, revoked: 'leaks' },
        ],
      },
    ],
  },
};

/** Shows the screen to a user for whom the site's server answers with this state. */
function show(state: DeliveryState, role: 'owner' | 'editor') {
  globalThis.fetch = async (address) => Response.json(HISTORY[String(address).replace(/^.*\//, '')] ?? state);
  const answers = { endVersionPreview: { success: true, message: 'Link ended' } };
  const routes = (store: AppStore) => {
    store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@site.example', role, rights: rightsOf(role) }));
    return [{ index: true, element: <Component /> }];
  };
  return renderRoutes(routes, { answers });
}

const TEAM: DeliveryState = {
  microFrontends: {
    careers: [
      {
        metadata: { version: '1.4.0' },
        deployment: { traffic: 100, default: true },
        extras: {
          manifest: { title: 'Careers', owner: 'Careers team', alerts: 'careers@site.example' },
          gitCommit: 'c0ffee1234567890',
          publishedAt: '2026-11-20T10:00:00.000Z',
          publishedBy: 'careers team',
        },
      },
    ],
  },
  reports: [
    {
      ...{ remote: 'careers', version: '1.4.0', loads: 8, failures: 2, vitals: [], tasks: [] },
      failure: { at: '2026-11-26T10:00:00.000Z', reason: 'page: jobs is undefined' },
      faults: [
        {
          ...{ reason: 'page: jobs is undefined', places: ['careers/1.4.0/job-list.js:1:2042'], count: 2 },
          ...{ first: '2026-11-26T09:00:00.000Z', last: '2026-11-26T10:00:00.000Z' },
          place: { file: 'mfe-careers/src/jobs/job-list.tsx', line: 42, text: 'jobs.map(cardOf)' },
        },
      ],
    },
    {
      ...{ remote: 'careers', version: '1.3.0', loads: 400, failures: 1, vitals: [], tasks: [] },
      failure: { at: '2026-11-26T08:00:00.000Z', reason: 'missing' },
      faults: [
        {
          ...{ reason: 'missing', places: [], count: 1 },
          ...{ first: '2026-11-26T08:00:00.000Z', last: '2026-11-26T08:00:00.000Z' },
        },
      ],
    },
  ],
  previews: [
    {
      ...{
        _id: 'p1',
        release: '',
        versions: [{ remote: 'careers', version: '1.5.0' }],
        createdBy: 'The key “careers team”',
      },
      ...{ createdAt: '2026-11-26T10:00:00.000Z', expiresAt: '2026-12-03T10:00:00.000Z' },
    },
  ],
  rollbacks: [],
  keys: [{ name: 'careers team', publish: ['careers'], traffic: [], members: ['asha@site.example'] }],
};

test('a member sees versions, faults, links and keys of the team, and no button whose call the server would refuse', async () => {
  show(TEAM, 'editor');
  const versions = await screen.findByRole('region', { name: 'Versions' });
  expect(await within(versions).findByText(/page: jobs is undefined/)).toBeVisible();
  expect(screen.getByRole('row', { name: /careers 1.5.0/ })).toHaveTextContent('The key “careers team”');
  expect(screen.getByRole('row', { name: /asha@site.example/ })).toHaveTextContent('careers team');
  expect(screen.queryByRole('button', { name: /End|Copy preview link/ })).not.toBeInTheDocument();
});

test('a fault names the line of the source, its share of the loads, and whether it is new in the version', async () => {
  show(TEAM, 'editor');
  const faults = await screen.findByRole('region', { name: 'Faults' });
  const [, last, before] = within(faults).getAllByRole('row');
  expect(last).toHaveTextContent(/mfe-careers\/src\/jobs\/job-list\.tsx:42jobs\.map\(cardOf\)New in this version/);
  expect(last).toHaveTextContent('25 % of loads');
  expect(last).toHaveTextContent('commit c0ffee12');
  expect(within(last as HTMLElement).getByRole('link', { name: 'Careers team' })).toHaveAttribute(
    'href',
    'mailto:careers@site.example',
  );
  expect(before).toHaveTextContent(/missing.*Careers1\.3\.0/);
  expect(before).toHaveTextContent('under 1 % of loads');
});

test('a freeze is shown with its reason and its end', async () => {
  show(
    { ...TEAM, freeze: { reason: 'Accounts', at: '2026-11-26T10:00:00.000Z', until: '2026-12-31T00:00:00.000Z' } },
    'owner',
  );
  expect(await screen.findByText(/No version gets more visitors until/)).toHaveTextContent(/31 Dec 2026.*: Accounts/);
});

test('a front end is rolled back after a question, as the team has signed it', async () => {
  const rollback = {
    remote: 'careers',
    to: '1.3.0',
    revision: 7,
    until: '2026-12-10T10:00:00.000Z',
    together: ['shell'],
  };
  show({ ...TEAM, rollbacks: [rollback] }, 'editor');
  const sent: unknown[] = [];
  const answer = globalThis.fetch;
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to 1.3.0: Careers' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Roll back Careers' });
  expect(dialog).toHaveTextContent(
    /Careers 1\.3\.0 in place of 1\.4\.0\?.*Changed in the same step, and goes back with it: shell/,
  );
  globalThis.fetch = async (address, init) => {
    if (init?.method !== 'POST') return answer(address, init);
    sent.push([address, init.body]);
    return Response.json({ message: 'careers 1.3.0 is live again' });
  };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([['/api/delivery/rollbacks', JSON.stringify({ remote: 'careers', revision: 7 })]]);
});

test('the history says who signed each change, and which versions it changed', async () => {
  show(TEAM, 'owner');
  const history = await screen.findByRole('region', { name: 'History' });
  const [, latest, before] = await within(history).findAllByRole('row');
  expect(latest).toHaveTextContent(
    /^Promoted CareersCareers 1\.3\.0: 0 % of the visitors, before 90 %Careers 1\.4\.0: 100 % of the visitors, before 10 %release desk/,
  );
  expect(before).toHaveTextContent(/^Removed unused versionsNo known keyThe record before it was altered\./);
  await userEvent.click(within(history).getByRole('button', { name: 'Earlier changes' }));
  expect(await within(history).findByText('Careers 1.4.0: not live')).toBeVisible();
  expect(within(history).getByText('Careers 1.2.0: no longer listed')).toBeVisible();
  expect(within(history).getByText('Careers 1.1.0: revoked, leaks')).toBeVisible();
  await userEvent.click(within(history).getByRole('button', { name: 'Latest changes' }));
  expect(await within(history).findByText('Promoted Careers')).toBeVisible();
});

test('an owner ends a link', async () => {
  const { calls } = show(TEAM, 'owner');
  await userEvent.click(await screen.findByRole('button', { name: 'End the link to careers 1.5.0' }));
  expect(calls).toContainEqual(
    expect.objectContaining({ id: 'endVersionPreview', options: expect.objectContaining({ params: { id: 'p1' } }) }),
  );
});

test('a user in no team is told how to get in', async () => {
  show(EMPTY, 'editor');
  expect(await screen.findByRole('heading', { name: 'You are in no team yet' })).toBeVisible();
});
