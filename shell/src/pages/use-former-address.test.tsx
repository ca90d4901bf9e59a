import '../frame/testing/request-stand-in';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { AnyEndpoint, Call, CallSettings } from 'api-client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore, Provider } from 'shared-store';
import { NotFoundPage } from './not-found-page';

interface Made {
  readonly id: string;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A site with one page, begun at an address; answers what was asked of the API. */
function visit(at: string, to: string) {
  const made: Made[] = [];
  const call = (async (
    { id }: AnyEndpoint,
    { query, body }: CallSettings & { query?: unknown; body?: unknown } = {},
  ) => {
    made.push({ id, ...(query !== undefined && { query }), ...(body !== undefined && { body }) });
    return { success: true, to };
  }) as Call;
  const router = createMemoryRouter(
    [
      { path: '/products', element: <h1>Products</h1> },
      { path: '*', Component: NotFoundPage },
    ],
    { initialEntries: [at] },
  );
  render(
    <Provider store={makeStore({ call })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { made, router };
}

test('a link to an address that something has left leads on to where it is', async () => {
  const { made, router } = visit('/products', '/products?sector=water');
  await act(() => router.navigate('/old-page'));
  await waitFor(() => expect(router.state.location.search).toBe('?sector=water'));
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
  expect(made).toEqual([{ id: 'findFormerAddress', query: { path: '/old-page' } }]);
});

test('a link to an address of which nothing is known is counted', async () => {
  const { made, router } = visit('/products', '');
  await act(() => router.navigate('/gone'));
  const body = { addresses: [{ path: '/gone', count: 1 }] };
  await waitFor(() => expect(made).toContainEqual({ id: 'reportMissingAddresses', body }));
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a visit that begins with an address was answered by the server', () => {
  const { made } = visit('/gone', '/products');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(made).toEqual([]);
});
