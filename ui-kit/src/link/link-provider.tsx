import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** The properties that a link of the kit passes to the component that renders it. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Navigation state for the target page; an anchor without a router drops it. */
  state?: unknown;
  /** Replaces the current entry in the history instead of adding one. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders the kit's links: the site's frame passes one that uses its router. */
export type LinkComponent = ComponentType<KitLinkProps>;

function Anchor({ state: _state, replace: _replace, children, ...rest }: KitLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(Anchor);

/**
 * Sets, at the root of the site, the component that renders links of the kit.
 *
 * @param component receives `href`, `state`, `replace` and the attributes of an anchor
 */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link rendered by the component of `LinkProvider`; without it, a plain anchor. */
export function KitLink(props: KitLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
