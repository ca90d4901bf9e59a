import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RemoteLoadError, type LiveRemote } from 'federation/browser';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeStore, Provider } from 'shared-store';
import { RemoteErrors } from '../remotes/remote-errors';
import { SiteProvider } from '../remotes/site-context';
import { loadLanguage } from '../texts/language';
import { RouteErrorPage } from './route-error-page';

const careers = { name: 'careers', title: 'Careers', routes: [{ path: '/career' }] } as unknown as LiveRemote;

const NOT_FOUND = { status: 404, statusText: 'Not Found', internal: false, data: null };

/** Shows a page that has thrown an error; returns the reports of it. */
async function showFailing(path: string, error: unknown, current = 'en'): Promise<unknown[]> {
  const reported: unknown[] = [];
  const router = createMemoryRouter([{ id: 'page', path, element: <h1>Page</h1>, ErrorBoundary: RouteErrorPage }], {
    initialEntries: [path],
    hydrationData: { loaderData: {}, errors: { page: error } },
  });
  const onFailure = (remote: LiveRemote, part: string, reason: unknown): void =>
    void reported.push([remote.name, part, reason]);
  const call = () => Promise.reject(new Error('No call is expected'));
  const languages = { current, others: { hi: 'हिन्दी' } };
  const store = makeStore({ call, serverState: { languages } });
  await loadLanguage(current, store);
  render(
    <Provider store={store}>
      <SiteProvider value={{ remotes: [careers], errors: new RemoteErrors(), onFailure, pending: false }}>
        <RouterProvider router={router} />
      </SiteProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return reported;
}

test('a page that throws is reported once, by the remote that owns it', async () => {
  const error = new TypeError('jobs is undefined');
  expect(await showFailing('/career', error)).toEqual([['careers', 'page', error]]);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test.each<[string, string, unknown]>([
  ['what is not found', '/career', NOT_FOUND],
  ['an error of the shell itself', '/elsewhere', new Error('Away')],
  ['a remote that could not be loaded', '/career', new RemoteLoadError('careers', '1', 'missing')],
])('%s is not reported as an error of a remote', async (_what, path, error) => {
  expect(await showFailing(path, error)).toEqual([]);
});

test('in another language the cause is marked as English, and the remedy is in the language', async () => {
  await showFailing('/career', new TypeError('jobs is undefined'), 'hi');
  expect(screen.getByRole('alert')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'फिर से कोशिश करें' })).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'होम पेज पर जाएँ' })).toHaveAttribute('lang', 'hi');
});

test('a page that cannot be loaded offline says so in the language', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showFailing('/career', new RemoteLoadError('careers', '1', 'missing'), 'hi');
  expect(screen.getByRole('heading', { name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('lang', 'hi');
  jest.restoreAllMocks();
});
