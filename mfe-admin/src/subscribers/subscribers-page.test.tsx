import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role, Subscription, SubscriptionKind } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Component } from './subscribers-page';

const nobody = { location: [], role: [], department: [], employmentType: [] };
const subscriber = (kind: SubscriptionKind, email: string, rest: Partial<Subscription> = {}): Subscription => ({
  ...{ _id: email, version: 1, createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
  ...{ kind, email, state: 'confirmed', filter: nobody, consentAt: '2026-11-01T09:00:00.000Z' },
  ...{ confirmedAt: '2026-11-01T09:05:00.000Z', ...rest },
});

const NEWSLETTER = [subscriber('newsletter', 'asha@example.com')];
const ALERTS = [
  subscriber('job-alert', 'ravi@example.com', { state: 'waiting', filter: { ...nobody, location: ['Jorhat'] } }),
];

/** Opens the screen for a role; returns the calls that it makes. */
function open(role: Role, at = '/admin/subscribers') {
  const shown = renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Meera', email: 'meera@tridhara.example', role, rights: rightsOf(role) }));
      return [{ path: '/admin/subscribers', Component }];
    },
    {
      at,
      answers: {
        fetchSubscriptions: ({ query }: { query: { kind: SubscriptionKind } }) => {
          const subscriptions = query.kind === 'job-alert' ? ALERTS : NEWSLETTER;
          return { success: true, subscriptions, total: 1, confirmed: query.kind === 'job-alert' ? 0 : 1 };
        },
        deleteSubscription: { success: true, message: 'Subscriber deleted successfully' },
      },
    },
  );
  const calls = (id: string) => shown.calls.filter((call) => call.id === id).map(({ options }) => options);
  return { calls };
}

it('shows owners both kinds, and the filter of an alert', async () => {
  const { calls } = open('owner');
  expect(await screen.findByText('asha@example.com')).toBeVisible();
  expect(
    screen.getByText(/Nothing is sent to an address before it is confirmed\. 1 confirmed address\./),
  ).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Positions' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Job alerts' }));
  const row = within(await screen.findByRole('row', { name: /ravi@example\.com/ }));
  expect(row.getByText(/Jorhat/)).toBeVisible();
  expect(row.getByText('Not confirmed yet')).toBeVisible();
  expect(calls('fetchSubscriptions').at(-1)).toMatchObject({ query: { kind: 'job-alert', page: 1 } });
});

it.each([
  ['recruiter', 'ravi@example.com', 'job-alert'],
  ['editor', 'asha@example.com', 'newsletter'],
] as const)('shows a %s the kind that the role handles, whatever the address requests', async (role, email, kind) => {
  const { calls } = open(role, `/admin/subscribers?kind=${kind === 'newsletter' ? 'job-alert' : 'newsletter'}`);
  expect(await screen.findByText(email)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Kinds of emails' })).not.toBeInTheDocument();
  expect(calls('fetchSubscriptions')).toMatchObject([{ query: { kind } }]);
});

it('searches and filters by the address of the page, and ignores an invalid page number', async () => {
  const { calls } = open('owner', '/admin/subscribers?search=%20asha%20&state=waiting&page=-3');
  await screen.findByText('asha@example.com');
  expect(calls('fetchSubscriptions')).toMatchObject([{ query: { search: 'asha', state: 'waiting', page: 1 } }]);
});

it('asks before it deletes a subscriber', async () => {
  const { calls } = open('owner');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete asha@example\.com/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete subscriber' });
  expect(question).toHaveTextContent('Delete asha@example.com? It gets no more of these emails.');
  expect(calls('deleteSubscription')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls('deleteSubscription')).toEqual([{ params: { id: 'asha@example.com' } }]));
});
