import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import type { Contributions } from './contributions';
import { SideMenu } from './side-menu';

const groups = [
  {
    name: 'Overview',
    entries: [
      { href: '/admin', label: 'Dashboard', group: 'Overview', order: 1 },
      { href: '/admin/inbox', label: 'Inbox', group: 'Overview', order: 2 },
    ],
  },
];
const all: Contributions = { complete: true, screens: [], tiles: [], missing: [], retry: () => undefined };

const show = (at: string, contributions = all) =>
  renderRoutes(
    () => [
      {
        path: '/admin/*',
        element: <SideMenu groups={groups} contributions={contributions} counts={{ '/admin/inbox': 3 }} />,
      },
    ],
    { at },
  );

it('marks the entry above the current screen, and the dashboard only on its own page', () => {
  show('/admin/inbox/m1');
  expect(screen.getByRole('link', { name: /Inbox/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

it('shows the number of pending items of an entry', () => {
  show('/admin');
  expect(screen.getByRole('link', { name: 'Inbox 3 waiting' })).toBeVisible();
});

it('names a remote whose screens are missing, and loads them on request', async () => {
  let tries = 0;
  const missing = [{ remote: 'careers', title: 'Careers', reason: 'The network is down.' }];
  show('/admin', { ...all, missing, retry: () => (tries += 1) });
  expect(screen.getByRole('status')).toHaveTextContent('Careers is not available right now. The network is down.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('opens a group by its heading, and automatically for one of its screens', async () => {
  const trash = { href: '/admin/trash', label: 'Trash', group: 'System', order: 1 };
  const both = [...groups, { name: 'System', entries: [trash] }];
  renderRoutes(() => [{ path: '/admin/*', element: <SideMenu groups={both} contributions={all} /> }], { at: '/admin' });
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'System', expanded: false }));
  await userEvent.click(screen.getByRole('link', { name: 'Trash' }));
  expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'System', expanded: true }));
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(screen.getByRole('link', { name: 'Trash' })).toBeVisible();
});
