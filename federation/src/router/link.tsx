import { forwardRef } from 'react';
import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router';

type LinkProps = Omit<
  RouterLinkProps,
  'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'reloadDocument' | 'viewTransition'
>;

/**
 * A link within the site, made of the router's parts for links of one's own. Its ready-made one brings 2 kB for pages
 * of its framework, which this site has none of, and an attribute for each.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, preventScrollReset, relative, target, onClick, children, ...attributes },
  ref,
) {
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: state as unknown,
    preventScrollReset,
    relative,
    target,
  });
  return (
    <a
      {...attributes}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
});
