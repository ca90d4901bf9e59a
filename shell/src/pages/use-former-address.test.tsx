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

/** A site with one page, opened at an address; returns the requests to the API. */
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

test('a link to the old address of moved content redirects to its new address', async () => {
  const { made, router } = visit('/products', '/products?sector=water');
  await act(() => router.navigate('/old-page'));
  await waitFor(() => expect(router.state.location.search).toBe('?sector=water'));
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
  expect(made).toEqual([{ id: 'findFormerAddress', query: { path: '/old-page' } }]);
});

test('a link to an unknown address is counted', async () => {
  const { made, router } = visit('/products', '');
  await act(() => router.navigate('/gone'));
  const body = { addresses: [{ path: '/gone', count: 1 }] };
  await waitFor(() => expect(made).toContainEqual({ id: 'reportMissingAddresses', body }));
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the first address of a visit is left to the server', () => {
  const { made } = visit('/gone', '/products');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(made).toEqual([]);
});
