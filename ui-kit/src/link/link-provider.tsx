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

const unchanged = (html: string): string => html;
const RichTextContext = createContext(unchanged);

interface LinkProviderProps {
  /** Receives `href`, `state`, `replace` and the attributes of an anchor. */
  component: LinkComponent;
  /** Changes the addresses in the links of rich text; by default they stay as they are. */
  richText?: (html: string) => string;
  children: ReactNode;
}

/** Sets, at the root of the site, the component that renders links of the kit, and where the links of rich text lead. */
export function LinkProvider({ component, richText = unchanged, children }: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <RichTextContext value={richText}>{children}</RichTextContext>
    </LinkContext>
  );
}

/** Rich text with the links of `LinkProvider`. */
export const useLinksIn = (html: string): string => useContext(RichTextContext)(html);

/** A link rendered by the component of `LinkProvider`; without it, a plain anchor. */
export function KitLink(props: KitLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
