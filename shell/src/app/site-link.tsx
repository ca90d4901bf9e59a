import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { KitLinkProps } from 'ui-kit';

const isWithinSite = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');

/**
 * Renders the UI kit's links on this site: through the router for internal links, as plain anchors for external ones.
 */
export function SiteLink({ href, state, replace, children, ...attributes }: KitLinkProps): ReactNode {
  if (!isWithinSite(href) || attributes.target || attributes.download !== undefined) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} state={state} replace={replace} {...attributes}>
      {children}
    </Link>
  );
}
