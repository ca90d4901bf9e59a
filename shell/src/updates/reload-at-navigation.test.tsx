import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router';
import { reloadAtNavigation } from './reload-at-navigation';

function Frame(): ReactNode {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/news">By link</Link>
      <button onClick={() => void navigate('/news')}>By code</button>
      <Link to="?page=2">Within</Link>
      <Link to="/news" state={{ from: 'here' }}>
        With state
      </Link>
      <Outlet />
    </>
  );
}

let due = false;
const loaded: string[] = [];

/** A tab that is at the document's address. */
function openTab(basename = '/'): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter(
    [{ Component: Frame, children: ['/', '/news'].map((path) => ({ path, element: null })) }],
    { basename, initialEntries: [basename] },
  );
  reloadAtNavigation(
    router,
    () => due,
    ({ pathname }) => void loaded.push(pathname),
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  due = true;
  loaded.length = 0;
});

// Fails when a new version of the router navigates without its `navigate`.
test.each(['By link', 'By code'])('the next page is a new document when new versions are due (%s)', async (name) => {
  const router = openTab();
  await userEvent.click(screen.getByText(name));
  expect(loaded).toEqual(['/news']);
  expect(router.state.location.pathname).toBe('/');
});

test('the new document is in the language of this one', async () => {
  history.replaceState(null, '', '/hi');
  const router = openTab('/hi');
  await userEvent.click(screen.getByText('Within'));
  expect([router.state.location.search, loaded]).toEqual(['?page=2', []]);
  await userEvent.click(screen.getByText('By link'));
  expect(loaded).toEqual(['/hi/news']);
  history.replaceState(null, '', '/');
});

test('no document is loaded without new versions', async () => {
  due = false;
  const router = openTab();
  await userEvent.click(screen.getByText('By link'));
  expect(loaded).toEqual([]);
  expect(router.state.location.pathname).toBe('/news');
});

test('a filter, a step back and a navigation with state stay in the document', async () => {
  const router = openTab();
  await userEvent.click(screen.getByText('Within'));
  expect(router.state.location.search).toBe('?page=2');
  await userEvent.click(screen.getByText('With state'));
  expect(router.state.location.pathname).toBe('/news');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(loaded).toEqual([]);
});
