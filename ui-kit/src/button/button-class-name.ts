import { classNames } from '../class-names';
import classes from './button.module.css';

/** `primary` once in a view; `accent` takes the sector's colour; `danger` for what can't be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` for rows of tables and toolbars (36 px); the ordinary button is 48 px high. */
  size?: 'medium' | 'small';
  /** As wide as the place it stands in. */
  wide?: boolean;
}

/**
 * The class names of a button, for an element that is not one of the kit's own.
 *
 * @param look variant, size and width; a medium primary button when left out
 * @returns the value for `className`
 */
export function buttonClassName({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}) {
  return classNames(classes.button, classes[variant], size === 'small' && classes.small, wide && classes.wide);
}
