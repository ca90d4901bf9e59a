import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import { pages } from '../remote';
import { page } from './overview-page';

// Published with the remote: each version of the shell has to pass it before visitors get it.
it('opens an event when its link is pressed', async () => {
  const item = { _id: 'e1', slug: 'open-day', name: 'Open day', date: '2027-05-01', place: 'Jorhat' };
  const { address } = renderRoutes((store) => [{ path: pages.overview.path, ...page(store) }], {
    at: pages.overview.path,
    answers: { 'list-example-events': { success: true, items: [item], total: 1 } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Open day' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(address()).toBe('/example/open-day');
});
