import type { ReactElement, ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-tooltip';
import classes from './menu.module.css';

export interface TooltipProps {
  /** A remark on the control; necessary information must also be elsewhere. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control, which must be focusable. */
  children: ReactElement;
}

/** A remark that appears on hover and focus, and disappears on Escape. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={350}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={classes.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
