import { hasLanguages } from 'api-client';
import { useCallback, type ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { selectLanguages, useAppSelector } from 'shared-store';
import { LinkProvider, type KitLinkProps } from 'ui-kit';
import { richTextIn } from '../texts/language';

const isWithinSite = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');

/**
 * Renders the UI kit's links on this site: through the router for internal links, as plain anchors for external ones and
 * for links to a page that exists in English only.
 */
export function SiteLink({ href, state, replace, children, ...attributes }: KitLinkProps): ReactNode {
  const isEnglish = useHref('/') === '/';
  if (
    !isWithinSite(href) ||
    !(isEnglish || hasLanguages(href)) ||
    attributes.target ||
    attributes.download !== undefined
  ) {
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

/** Lets the kit's links and the links of rich text keep the language of the document. */
export function SiteLinks({ children }: { readonly children: ReactNode }): ReactNode {
  const { current, others } = useAppSelector(selectLanguages);
  const richText = useCallback((html: string) => richTextIn(html, current, others), [current, others]);
  return (
    <LinkProvider component={SiteLink} richText={richText}>
      {children}
    </LinkProvider>
  );
}
