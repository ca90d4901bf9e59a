import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router';
import { useFrozenPage } from './use-frozen-page';

/** Shows the first page permanently beside the current one. */
function Frame(): ReactNode {
  const page = useFrozenPage();
  const [first] = useState(page);
  return (
    <>
      <section aria-label="left">{first}</section>
      <section aria-label="current">{page}</section>
    </>
  );
}

function Page(): ReactNode {
  const data: unknown = useLoaderData();
  const [search] = useSearchParams();
  return `${useParams().name} at ${useLocation().pathname} by ${search.get('by')} with ${JSON.stringify(data)}`;
}

// Fails when a new version of the router moves the state of a page elsewhere.
test('a page that has been left keeps its parameters, its location and its data', async () => {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [{ path: '/:name', loader: ({ params }) => `data of ${params.name}`, Component: Page }],
      },
    ],
    { initialEntries: ['/one?by=a'] },
  );
  render(<RouterProvider router={router} />);
  const one = 'one at /one by a with "data of one"';
  expect((await screen.findByRole('region', { name: 'current' })).textContent).toBe(one);
  await act(() => router.navigate('/two?by=b'));
  expect(screen.getByRole('region', { name: 'current' }).textContent).toBe('two at /two by b with "data of two"');
  expect(screen.getByRole('region', { name: 'left' }).textContent).toBe(one);
});
