import { classNames } from '../class-names';
import classes from './button.module.css';

/** `primary` once in a view; `danger` for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` for rows of tables and toolbars (36 px); the default button is 48 px high. */
  size?: 'medium' | 'small';
  /** As wide as its container. */
  wide?: boolean;
}

/**
 * The class names of a button, for an element outside the kit.
 *
 * @param look variant, size and width; a medium primary button by default
 * @returns the value for `className`
 */
export function buttonClassName({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}) {
  return classNames(classes.button, classes[variant], size === 'small' && classes.small, wide && classes.wide);
}
