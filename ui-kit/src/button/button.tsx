import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import { KitLink } from '../link/link-provider';
import { VisuallyHidden } from '../layout/visually-hidden';
import { buttonClassName } from './button-class-name';
import type { ButtonLook } from './button-class-name';
import classes from './button.module.css';

/** The events that the component handles itself are declared here, so that a change of them is one of its type. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, ButtonLook {
  onClick?: ComponentProps<'button'>['onClick'];
  /** The action is in progress: the button keeps its width and focus, announces it, and ignores further clicks. */
  busy?: boolean;
  /** The name of the action in progress, for people who cannot see the spinner. */
  busyLabel?: string;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A button for an action on this page. For navigation use `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel = 'Working…',
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClassName({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // A busy button stays focusable, so it stops clicks itself, including those that submit.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={classes.spinner} aria-hidden="true" /> : icon}
      {children}
      {busy && <VisuallyHidden role="status">{busyLabel}</VisuallyHidden>}
    </button>
  );
}

type ButtonLinkProps<C extends ElementType> = ButtonLook & { as?: C; icon?: ReactNode } & Omit<
    ComponentProps<C>,
    keyof ButtonLook | 'as' | 'icon'
  >;

/**
 * A link that looks like a button.
 *
 * `<ButtonLink href="/contact">` goes through the site's `LinkProvider`;
 * `<ButtonLink as={Link} to="/contact">` renders the given component.
 */
export function ButtonLink<C extends ElementType = typeof KitLink>({
  as,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps<C>) {
  const Component: ElementType = as ?? KitLink;
  return (
    <Component {...rest} className={classNames(buttonClassName({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Component>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** The accessible name: the action in words. */
  label: string;
  children: ReactNode;
}

/** A button with only an icon. */
export function IconButton({ label, children, className, variant = 'ghost', busy, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      busy={busy}
      aria-label={label}
      title={rest.title ?? label}
      className={classNames(classes.iconOnly, className)}
    >
      {busy ? null : children}
    </Button>
  );
}
