import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** What a link of the kit hands to the component that renders it. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Navigation state for the page behind the link; an anchor without a router drops it. */
  state?: unknown;
  /** Take the place of the current entry in the history instead of adding one. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders the kit's links: the site's frame passes one that drives its router. */
export type LinkComponent = ComponentType<KitLinkProps>;

function Anchor({ state: _state, replace: _replace, children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

/**
 * Says once, at the root of the site, how links of the kit are rendered.
 *
 * @param component receives `href`, `state`, `replace` and the attributes of an anchor
 */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link rendered the way `LinkProvider` says; a plain anchor without one. */
export function KitLink(props: KitLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
