import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Call } from 'api-client';
import { makeStore, Provider } from 'shared-store';
import { SavedFiltersButton } from './saved-filters-button';
import { readSavedFilters, withFilter, writeSavedFilters } from './saved-filters';

beforeEach(() => localStorage.clear());

function show(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <SavedFiltersButton /> }], { initialEntries: [address] });
  const store = makeStore({ call: (() => Promise.reject(new Error('Nothing is asked'))) as Call });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

it("saves a table's filter under a name, and applies it again", async () => {
  const router = show('/admin/blogs?search=rig&page=3&status=draft');
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  expect(screen.getByText('Nothing is saved for this table yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
  expect((await screen.findAllByText('A name is required'))[0]).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name for what is shown now'), ' My drafts ');
  await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  expect(screen.getByRole('button', { name: 'My drafts' })).toHaveAttribute('aria-current', 'true');

  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate('/admin/blogs'));
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  expect(screen.queryByLabelText('Name for what is shown now')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'My drafts' }));
  expect(router.state.location.search).toBe('?search=rig&status=draft');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete My drafts' }));
  expect(screen.queryByRole('button', { name: 'My drafts' })).not.toBeInTheDocument();
  expect(readSavedFilters('', '/admin/blogs')).toEqual([]);
});

it('separates the filters of administrators and of tables, and ignores invalid stored data', () => {
  writeSavedFilters('asha@works.example', '/admin/blogs', [{ name: 'A', query: 'search=a' }]);
  expect(readSavedFilters('asha@works.example', '/admin/news')).toEqual([]);
  expect(readSavedFilters('ravi@works.example', '/admin/blogs')).toEqual([]);
  localStorage.setItem('filters.asha@works.example /admin/news', '[{"name":1},{"name":"B","query":"search=b"},null]');
  expect(readSavedFilters('asha@works.example', '/admin/news')).toEqual([{ name: 'B', query: 'search=b' }]);
  localStorage.setItem('filters.asha@works.example /admin/news', '{');
  expect(readSavedFilters('asha@works.example', '/admin/news')).toEqual([]);
});

it('replaces a filter with the same name, and sorts by name', () => {
  const saved = [
    { name: 'A', query: 'search=a' },
    { name: 'C', query: 'search=c' },
  ];
  expect(withFilter(saved, { name: 'B', query: 'search=b' }).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(withFilter(saved, { name: 'A', query: 'search=z' })).toEqual([{ name: 'A', query: 'search=z' }, saved[1]]);
});
