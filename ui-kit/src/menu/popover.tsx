import type { ReactElement, ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-popover';
import { classNames } from 'ui-kit';
import classes from './menu.module.css';

export interface PopoverProps {
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small window beside its button; the page stays usable. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', children }: PopoverProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          className={classNames(classes.float, classes.popover)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
