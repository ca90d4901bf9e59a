import { fetchLogo } from 'api-client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from 'shared-store';
import { ButtonLink } from 'ui-kit';
import { failure, renderRoutes } from '.';

const routes = () => [{ path: '/here', element: <ButtonLink href="/there?by=link">Leave</ButtonLink> }];

it("shows a page at its address, and follows the kit's links", async () => {
  const { address } = renderRoutes(routes, { at: '/here' });
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByText('Elsewhere');
  expect(address()).toBe('/there?by=link');
});

it('answers the calls that the test lists, and fails every other', async () => {
  const { store, calls } = renderRoutes(routes, { at: '/here', answers: { fetchLogo: { success: true, logos: [] } } });
  await act(async () => expect(await store.dispatch(callApi(fetchLogo))).toEqual({ success: true, logos: [] }));
  expect(calls).toEqual([{ id: 'fetchLogo', options: {} }]);
  const refusing = renderRoutes(routes, { answers: { fetchLogo: () => Promise.reject(failure(503, 'Down')) } });
  await expect(refusing.store.dispatch(callApi(fetchLogo))).rejects.toMatchObject({ status: 503, message: 'Down' });
  await expect(renderRoutes(routes).store.dispatch(callApi(fetchLogo))).rejects.toThrow(
    'The test answers no fetchLogo',
  );
});
