import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'type'> {
  /** The address with the menu's contents, used until scripts can open the menu. */
  readonly href: string;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

/** A button that opens a menu. Until hydration it is a link to the same contents. */
export function MenuButton({ href, ref, children, ...button }: MenuButtonProps): ReactNode {
  const [scripts, setScripts] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const opener = ref ?? own;
  useEffect(() => {
    hadFocus.current = link.current !== null && document.activeElement === link.current;
    setScripts(true);
  }, []);
  useLayoutEffect(() => {
    if (scripts && hadFocus.current) opener.current?.focus();
  }, [scripts, opener]);
  if (!scripts) {
    const { className, 'aria-label': label, 'aria-current': current } = button;
    return (
      <a ref={link} href={href} className={className} aria-label={label} aria-current={current}>
        {children}
      </a>
    );
  }
  return (
    <button {...button} ref={opener} type="button">
      {children}
    </button>
  );
}
