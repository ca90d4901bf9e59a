import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CollectionScreen } from './collection-screen';
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
