import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { LinkProvider } from 'ui-kit';
import type { KitLinkProps } from 'ui-kit';

const RouterLink = ({ href, ...rest }: KitLinkProps) => <Link to={href} {...rest} />;

/** A store without a user and without a server. */
const store = makeStore({ call: () => Promise.reject(new Error('The gallery has no server.')) });

/** A component that reads its state from the address, in a separate router: the gallery shows several at once. */
export function AtAddress({ search = '', children }: { search?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <LinkProvider component={RouterLink}>{children}</LinkProvider> }], {
      initialEntries: [`/${search}`],
    }),
  );
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
