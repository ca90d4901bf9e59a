import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CollectionScreen } from './collection-screen';
import { makeStore, Provider } from 'shared-store';
import { RevisionHistory } from './revision-history';

it('describes the purpose of an empty collection, and leads to its first item', () => {
  const pumps = (
    <CollectionScreen
      title="Pumps"
      purpose="Pumps appear on the page of pumps."
      noun={{ one: 'pump', many: 'pumps' }}
      items={[]}
      columns={[]}
      keyOf={String}
      labelOf={String}
      newHref="/pumps/new"
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: pumps }])} />);
  expect(screen.getByRole('heading', { name: 'No pumps yet' })).toBeVisible();
  expect(screen.getByText('Pumps appear on the page of pumps.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the first pump' })).toHaveAttribute('href', '/pumps/new');
});

it('says of an empty history that it will record each save', async () => {
  render(<RevisionHistory load={() => Promise.resolve([])} restore={() => Promise.resolve(undefined)} />);
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
});

it('opens an item by its name', async () => {
  const onEdit = jest.fn();
  const pumps = (
    <CollectionScreen
      title="Pumps"
      noun={{ one: 'pump', many: 'pumps' }}
      items={[{ name: 'Rod pump' }]}
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      keyOf={({ name }) => name}
      labelOf={({ name }) => name}
      onEdit={onEdit}
    />
  );
  render(
    <Provider store={makeStore({ call: jest.fn(), downloadPdf: jest.fn() })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: pumps }])} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rod pump' }));
  expect(onEdit).toHaveBeenCalledWith({ name: 'Rod pump' });
});

it('selects the rows of all pages that match the search', async () => {
  const run = jest.fn(() => Promise.resolve(undefined));
  const names = [...Array.from({ length: 30 }, (_, index) => `Pump ${index}`), 'Valve'];
  const pumps = (
    <CollectionScreen
      title="Pumps"
      noun={{ one: 'pump', many: 'pumps' }}
      items={names.map((name) => ({ name }))}
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      keyOf={({ name }) => name}
      labelOf={({ name }) => name}
      bulkActions={[{ id: 'count', label: 'Count', run }]}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: pumps }], { initialEntries: ['/?search=pump'] });
  render(
    <Provider store={makeStore({ call: jest.fn(), downloadPdf: jest.fn() })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByText('25 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select all 30 pumps' }));
  expect(screen.queryByRole('button', { name: 'Select all 30 pumps' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(run).toHaveBeenCalledWith(names.slice(0, 30).map((name) => ({ name })));
});

it('selects the items of all pages that the server has', async () => {
  const run = jest.fn(() => Promise.resolve(undefined));
  const reads: (() => void)[] = [];
  const pumps = Array.from({ length: 130 }, (_, index) => ({ name: `Pump ${index}` }));
  const screenOf = (total: number) => (
    <CollectionScreen
      title="Pumps"
      noun={{ one: 'pump', many: 'pumps' }}
      items={pumps.slice(0, 25)}
      total={total}
      readPage={({ page, limit }) => {
        const found = pumps.slice((page - 1) * limit, page * limit);
        if (total === pumps.length) return Promise.resolve(found);
        return new Promise((resolve) => reads.push(() => resolve(found)));
      }}
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      keyOf={({ name }) => name}
      labelOf={({ name }) => name}
      bulkActions={[{ id: 'count', label: 'Count', run }]}
    />
  );
  const pages = [
    { path: '/', element: screenOf(130) },
    { path: '/many', element: screenOf(4_000) },
  ];
  const router = createMemoryRouter(pages);
  render(
    <Provider store={makeStore({ call: jest.fn(), downloadPdf: jest.fn() })}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 130 pumps' }));
  expect(await screen.findByText('130 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(run).toHaveBeenCalledWith(pumps);

  await act(() => router.navigate('/many'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pump 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Select this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select the first 1,000 pumps' }));
  expect(reads).toHaveLength(1);
  await act(() => router.navigate('/many?search=valve'));
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  for (let page = 0; page < 10; page += 1) await act(async () => reads[page]?.());
  expect(reads).toHaveLength(10);
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});

it('shows the progress of an action, stops it, and keeps selected what it did not change, with the reasons', async () => {
  const answers: { readonly name: string; readonly resolve: () => void; readonly reject: (reason: Error) => void }[] =
    [];
  const undone: string[] = [];
  const pumps = Array.from({ length: 20 }, (_, index) => ({ name: `Pump ${index}` }));
  const element = (
    <CollectionScreen
      title="Pumps"
      noun={{ one: 'pump', many: 'pumps' }}
      items={pumps}
      columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
      keyOf={({ name }) => name}
      labelOf={({ name }) => name}
      bulkActions={[
        {
          id: 'stop',
          label: 'Unpublish',
          words: { doing: 'Unpublishing', done: 'unpublished' },
          each: ({ name }) =>
            new Promise((resolve, reject) => answers.push({ name, resolve: () => resolve({}), reject })),
          undoEach: ({ name }) => {
            undone.push(name);
            return Promise.resolve();
          },
        },
      ]}
    />
  );
  render(
    <Provider store={makeStore({ call: jest.fn(), downloadPdf: jest.fn() })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  const progress = screen.getByRole('group', { name: 'Unpublishing' });
  expect(within(progress).getByRole('status')).toHaveTextContent('Unpublishing 0 of 20…');
  expect(progress).toHaveFocus();
  expect(answers).toHaveLength(6);

  await act(async () => {
    answers[0]?.resolve();
    answers[1]?.reject(new Error('It is in use'));
    answers[2]?.resolve();
  });
  expect(within(progress).getByRole('status')).toHaveTextContent('Unpublishing 3 of 20…');
  expect(answers).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await act(async () => answers.slice(3).forEach(({ resolve }) => resolve()));
  expect(answers).toHaveLength(9);

  const report = screen.getByRole('alert');
  expect(report).toHaveTextContent(
    '8 items unpublished. 11 items left as before, and still selected. 1 item not unpublished, and still selected:',
  );
  expect(report).toHaveTextContent('Pump 1: It is in use');
  expect(report.parentElement).toHaveFocus();
  expect(screen.getByText('12 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['Pump 0', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `Pump ${number}`)]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
