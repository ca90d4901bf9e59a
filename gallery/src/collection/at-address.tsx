import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LinkProvider } from 'ui-kit';
import type { KitLinkProps } from 'ui-kit';

const RouterLink = ({ href, ...rest }: KitLinkProps) => <Link to={href} {...rest} />;

/** Something that reads its state from the address, at an address of its own: the gallery shows several at once. */
export function AtAddress({ search = '', children }: { search?: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <LinkProvider component={RouterLink}>{children}</LinkProvider> }], {
      initialEntries: [`/${search}`],
    }),
  );
  return <RouterProvider router={router} />;
}
