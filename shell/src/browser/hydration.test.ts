import { isRouteErrorResponse } from 'react-router';
import { hydrationState, resolveLazyRoutes } from './hydration';

const Page = (): null => null;

test('only the lazy modules of the matched routes are resolved', async () => {
  const other = jest.fn(() => Promise.resolve({ Component: Page }));
  const routes = [
    { id: 'a', path: '/a', lazy: () => Promise.resolve({ Component: Page, handle: { title: 'a' } }) },
    { id: 'b', path: '/b', lazy: other },
  ];
  expect(await resolveLazyRoutes(routes, '/a', '/')).toBe(true);
  expect(routes[0]).toMatchObject({ Component: Page, handle: { title: 'a' }, lazy: undefined });
  expect(other).not.toHaveBeenCalled();
});

test('a page whose code fails to load is left to the router', async () => {
  const routes = [{ id: 'a', path: '/a', lazy: () => Promise.reject(new Error('Loading chunk 7 failed.')) }];
  expect(await resolveLazyRoutes(routes, '/a', '/')).toBe(false);
});

test('every matched route has its data in each language, so that no loader runs again', () => {
  const routes = [{ id: 'root', path: '/', children: [{ id: 'page', path: 'x' }] }];
  expect(hydrationState(routes, '/hi/x', '/hi', {}).loaderData).toEqual({ root: null, page: null });
  expect(hydrationState(routes, '/x', '/', {}).loaderData).toEqual({ root: null, page: null });
});

test('the router recognises an error of the server', () => {
  const { errors } = hydrationState([{ id: 'root', path: '/' }], '/', '/', {
    errors: { root: { status: 404, statusText: 'Not Found', data: null } },
  });
  expect(isRouteErrorResponse(errors?.['root'])).toBe(true);
});

test('the result of an action on a posted form is preserved', () => {
  const actionData = { root: { errors: { name: 'Name is required' } } };
  expect(hydrationState([{ id: 'root', path: '/' }], '/', '/', { actionData }).actionData).toEqual(actionData);
});
