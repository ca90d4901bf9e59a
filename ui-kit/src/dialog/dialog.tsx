import { classNames } from 'ui-kit';
import { GuardedModal, type Guarded } from './guarded-modal';
import type { ModalProps } from './modal-frame';
import classes from './dialog.module.css';

export interface DialogProps extends ModalProps, Guarded {
  /** How wide at most: 448, 640, 960 px, or all there is. */
  size?: 'small' | 'medium' | 'large' | 'full';
}

/**
 * A window above the page. It holds the focus, closes by Escape, by its cross and by a click beside it, and gives
 * the focus back to where it came from. Escape and a click beside it ask first when something was typed.
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <GuardedModal {...rest} className={classes[size]} />;
}

export interface SheetProps extends ModalProps, Guarded {
  /** The edge it comes from. */
  side?: 'start' | 'end';
  size?: 'narrow' | 'wide' | 'full';
}

/** A window over the full height at an edge: the navigation on a phone, the filters of a list. */
export function Sheet({ side = 'end', size = 'narrow', ...rest }: SheetProps) {
  return (
    <GuardedModal
      {...rest}
      scrimClassName={classNames(classes.sheetScrim, side === 'start' && classes.sheetStart)}
      className={classNames(classes.sheet, size === 'wide' && classes.sheetWide, size === 'full' && classes.sheetFull)}
    />
  );
}
