import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkProvider } from 'ui-kit';
import type { KitLinkProps } from 'ui-kit';

function RouterLink({ href, ...rest }: KitLinkProps) {
  return <Link to={href} {...rest} />;
}

/** Links of the kit that drive the test's router, as the site's frame makes them. */
export function KitLinkToRouter({ children }: { readonly children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
