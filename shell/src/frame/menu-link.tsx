import type { MenuEntry } from 'federation/contract';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from '../app/site-link';
import { CalledSectionLink } from './called-section-link';

interface MenuLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'aria-current' | 'onClick'
> {
  readonly entry: Pick<MenuEntry, 'label' | 'lang' | 'path' | 'section'>;
}

/** The link of a menu entry: to a page, a document, another site or a section of the home page. */
export function MenuLink({ entry: { label, lang, path, section }, className, ...rest }: MenuLinkProps): ReactNode {
  if (path !== undefined)
    return (
      <SiteLink href={path} lang={lang} className={className} {...rest}>
        {label}
      </SiteLink>
    );
  return (
    section && (
      <CalledSectionLink section={section} lang={lang} className={className}>
        {label}
      </CalledSectionLink>
    )
  );
}
