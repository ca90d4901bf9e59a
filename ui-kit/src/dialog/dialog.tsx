import { classNames } from 'ui-kit';
import { GuardedModal, type Guarded } from './guarded-modal';
import type { ModalProps } from './modal-frame';
import classes from './dialog.module.css';

export interface DialogProps extends ModalProps, Guarded {
  /** The maximum width: 448, 640, 960 px, or the window's. */
  size?: 'small' | 'medium' | 'large' | 'full';
}

/**
 * A window above the page. It traps the focus, closes on Escape, with its cross, on a click outside and by the back
 * gesture of a phone, and returns the focus afterwards. All but the cross ask first if there is input.
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <GuardedModal {...rest} className={classes[size]} />;
}

export interface SheetProps extends ModalProps, Guarded {
  /** The edge at which it appears. */
  side?: 'start' | 'end';
  size?: 'narrow' | 'wide';
}

/** A window over the full height at an edge: the navigation on a phone, the filters of a list. */
export function Sheet({ side = 'end', size = 'narrow', ...rest }: SheetProps) {
  return (
    <GuardedModal
      {...rest}
      scrimClassName={classNames(classes.sheetScrim, side === 'start' && classes.sheetStart)}
      className={classNames(classes.sheet, size === 'wide' && classes.sheetWide)}
    />
  );
}
