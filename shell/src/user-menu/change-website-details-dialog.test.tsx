import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fetchLogo, type AnyEndpoint, type Call } from 'api-client';
import { RouterProvider } from 'react-router/dom';
import { createMemoryRouter } from 'react-router';
import { makeStore, Provider, readOf } from 'shared-store';
import { settings } from '../frame/testing/render-frame';
import { ChangeWebsiteDetailsDialog } from './change-website-details-dialog';

const call = (async ({ id }: AnyEndpoint, { query }: { query?: { locale?: string } } = {}) => {
  if (id !== 'fetchLogo') throw new Error(`Unexpected call of ${id}`);
  const hindi = { ...settings, tagline: 'अच्छा काम', locale: 'hi', untranslated: [] };
  return { success: true, logos: [query?.locale === 'en' ? settings : hindi] };
}) as Call;

it('edits the English texts in a document in another language', async () => {
  const store = makeStore({ call });
  await store.dispatch(readOf(fetchLogo).initiate());
  const router = createMemoryRouter([{ path: '*', element: <ChangeWebsiteDetailsDialog onClose={() => undefined} /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByLabelText(/Tagline/)).toHaveValue('Works well');
});
