import { isRouteErrorResponse } from 'react-router';
import { hydrationState, resolveLazyRoutes } from './hydration';

const Page = (): null => null;

test('lazy modules of the matched routes are at hand after resolving, and of those only', async () => {
  const other = jest.fn(() => Promise.resolve({ Component: Page }));
  const routes = [
    { id: 'a', path: '/a', lazy: () => Promise.resolve({ Component: Page, handle: { title: 'a' } }) },
    { id: 'b', path: '/b', lazy: other },
  ];
  expect(await resolveLazyRoutes(routes, '/a')).toBe(true);
  expect(routes[0]).toMatchObject({ Component: Page, handle: { title: 'a' }, lazy: undefined });
  expect(other).not.toHaveBeenCalled();
});

test('a page whose code cannot be had is left to the router', async () => {
  const routes = [{ id: 'a', path: '/a', lazy: () => Promise.reject(new Error('Loading chunk 7 failed.')) }];
  expect(await resolveLazyRoutes(routes, '/a')).toBe(false);
});

test('every matched route has its data, so that no loader runs again', () => {
  const routes = [{ id: 'root', path: '/', children: [{ id: 'page', path: 'x' }] }];
  expect(hydrationState(routes, '/x', {}).loaderData).toEqual({ root: null, page: null });
});

test('an error of the server is one the router recognises', () => {
  const { errors } = hydrationState([{ id: 'root', path: '/' }], '/', {
    errors: { root: { status: 404, statusText: 'Not Found', data: null } },
  });
  expect(isRouteErrorResponse(errors?.['root'])).toBe(true);
});

test('what an action said to a posted form is still said', () => {
  const actionData = { root: { errors: { name: 'Name is required' } } };
  expect(hydrationState([{ id: 'root', path: '/' }], '/', { actionData }).actionData).toEqual(actionData);
});
