import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import * as catalogue from '../testing/catalogue';
import type { CallOptions } from '../testing/render-page';
import { Component } from './products-screen';

const shown = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

function show(
  deletion: (id: string | undefined) => Promise<unknown>,
  change: (operation: string, options: CallOptions) => unknown = () => undefined,
) {
  return renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example' }));
      return [{ path: '/admin/products', element: <Component /> }];
    },
    {
      at: '/admin/products',
      answers: {
        fetchPendingChanges: { success: true, pendingChanges: [] },
        fetchReviews: { success: true, reviews: [] },
        fetchSectors: () => catalogue.sectors,
        fetchSubsectors: () => ({ success: true, subsectors: catalogue.subsectors, total: 3 }),
        GetProducts: () => ({ success: true, products: catalogue.products, total: catalogue.products.length }),
        DeleteProducts: ({ params }: CallOptions) => deletion(params?.id),
        EditProducts: (options: CallOptions) => change('edit', options),
        restoreFromTrash: (options: CallOptions) => change('restore', options),
      },
    },
  );
}

const confirm = async () => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm Delete' }));
};

it('removes a deleted product from the table immediately, and restores its position when the deletion fails', async () => {
  let fail: () => void = () => undefined;
  show(() => new Promise((_, reject) => (fail = () => reject(failure(409, 'It is in use')))));
  await screen.findByText('Barite');
  const before = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Barite' }));
  await confirm();
  await waitFor(() => expect(screen.queryByText('Barite')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Please wait…')).not.toBeInTheDocument();
  await act(async () => fail());
  expect(await screen.findByText('Barite')).toBeVisible();
  expect(shown()).toEqual(before);
});

it('restores only the product that was not deleted of several', async () => {
  const answers = new Map<
    string | undefined,
    { resolve: (value: unknown) => void; reject: (error: unknown) => void }
  >();
  show((id) => new Promise((resolve, reject) => answers.set(id, { resolve, reject })));
  await screen.findByText('Barite');
  await userEvent.click(screen.getByRole('checkbox', { name: /Select Bentonite/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Select Xanthan Gum/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await confirm();
  await waitFor(() => expect(screen.queryByText('Xanthan Gum')).not.toBeInTheDocument());
  expect(screen.queryByText('Bentonite')).not.toBeInTheDocument();
  await act(async () => answers.get('bentonite')?.reject(failure(409, 'It is in use')));
  expect(await screen.findByText('Bentonite')).toBeVisible();
  expect(screen.queryByText('Xanthan Gum')).not.toBeInTheDocument();
});

it('publishes several at once and restores deleted ones', async () => {
  const change = jest.fn((_operation: string, _options: CallOptions) => ({ success: true, message: 'Done' }));
  show(() => Promise.resolve({ success: true, message: 'Product deleted successfully' }), change);
  await screen.findByText('Barite');
  await userEvent.click(screen.getByRole('checkbox', { name: /Select Bentonite/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Select Barite/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish 2 items?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('2 items unpublished');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Select Bentonite/ })).not.toBeChecked());
  expect(change.mock.calls.map(([operation, { params, body }]) => [operation, params?.id, body?.status])).toEqual([
    ['edit', 'bentonite', 'draft'],
    ['edit', 'barite', 'draft'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Barite' }));
  expect(await screen.findByText('Are you sure you want to delete the product “Barite”?')).toBeVisible();
  await confirm();
  await screen.findByText('Product deleted successfully');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(change).toHaveBeenLastCalledWith(
      'restore',
      expect.objectContaining({ params: { collection: 'products', id: 'barite' } }),
    ),
  );
});
