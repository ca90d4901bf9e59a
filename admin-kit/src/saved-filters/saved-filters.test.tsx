import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { failure, tableCall, type Answers } from 'shared-store/testing';
import { SavedFiltersButton } from './saved-filters-button';

function show(address: string, answers: Answers) {
  const router = createMemoryRouter([{ path: '*', element: <SavedFiltersButton /> }], { initialEntries: [address] });
  const { call, calls } = tableCall(answers);
  render(
    <Provider store={makeStore({ call })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, calls };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('saves what a list shows with the account, applies it again and deletes it', async () => {
  let savedFilters: object[] = [];
  const { router, calls } = show('/admin/x/events/talks/?search=rig&page=3&status=draft', {
    fetchSavedFilters: () => ({ success: true, savedFilters }),
    saveFilter: ({ body }: { body?: object }) => {
      savedFilters = [{ _id: 'f1', name: 'My drafts', ...body }];
      return { success: true, message: 'Filters saved', savedFilter: savedFilters[0] };
    },
    deleteSavedFilter: () => {
      savedFilters = [];
      return { success: true, message: 'Saved filter deleted' };
    },
  });
  await press('Saved filters');
  expect(await screen.findByText('Nothing is saved for this list yet.')).toBeVisible();
  await press('Save filters');
  expect((await screen.findAllByText('A name is required'))[0]).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name for what is shown now'), 'My drafts');
  await press('Save filters');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { list: 'x/events/talks', name: 'My drafts', query: 'search=rig&status=draft' };
  expect(calls).toContainEqual({ id: 'saveFilter', options: { body } });
  await press('Saved filters');
  expect(await screen.findByRole('button', { name: 'My drafts' })).toHaveAttribute('aria-current', 'true');

  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate('/admin/x/events/talks'));
  await press('Saved filters');
  expect(screen.queryByLabelText('Name for what is shown now')).not.toBeInTheDocument();
  await press('My drafts');
  expect(router.state.location.search).toBe('?search=rig&status=draft');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await press('Saved filters');
  await press('Delete My drafts');
  expect(await screen.findByText('Nothing is saved for this list yet.')).toBeVisible();
  expect(calls).toContainEqual({ id: 'deleteSavedFilter', options: { params: { id: 'f1' } } });
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

it('says that the filters could not be loaded or saved, and keeps the name', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = 'There are 20 saved filters for this list already. Delete one of them first.';
  const answers: Answers = {
    fetchSavedFilters: () => Promise.reject(failure(500, 'No')),
    saveFilter: () => Promise.reject(failure(409, full)),
  };
  show('/admin/blogs?search=rig', answers);
  await press('Saved filters');
  expect(await screen.findByText('The saved filters could not be loaded')).toBeVisible();
  expect(written).toHaveBeenCalled();
  written.mockRestore();
  answers['fetchSavedFilters'] = { success: true, savedFilters: [{ _id: 'f1', name: 'Rigs', query: 'search=rig' }] };
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Rigs' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name for what is shown now'), 'One more');
  await press('Save filters');
  expect((await screen.findAllByText(full))[0]).toBeVisible();
  expect(screen.getByLabelText('Name for what is shown now')).toHaveValue('One more');
});
