import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as Primitive from '@radix-ui/react-dropdown-menu';
import { classNames, KitLink } from 'ui-kit';
import classes from './menu.module.css';

interface MenuEntry {
  label: string;
  /** A line below the label: the purpose of the entry. */
  hint?: string;
  icon?: ReactNode;
  /** For entries that delete something. */
  danger?: boolean;
}

/** An entry with an action, a link, or a separator. */
export type MenuItem =
  | (MenuEntry & { onSelect: () => void; href?: undefined })
  | (MenuEntry & { href: string; onSelect?: undefined })
  | 'separator';

export interface DropdownMenuProps {
  /** The button that opens it; a `Button` or `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** The subject of the menu. */
  label?: string;
  /** Text above the entries, such as the name of the signed-in person. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

/** A menu of actions behind a button, operated with arrow keys, first letters, Enter and Escape. */
export function DropdownMenu({ trigger, items, label = 'Menu', heading, align = 'end' }: DropdownMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    // Not modal: the modal variant writes a <style> element, which the content security policy refuses.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        {/* A separate landmark: the menu is at the end of the page, outside all others. */}
        <div role="region" aria-label={label}>
          <Primitive.Content
            className={classNames(classes.float, classes.menu)}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            loop
            onCloseAutoFocus={() => {
              // Runs after the focus has returned, so that a dialog opened from here returns it to the menu's button.
              const action = chosen.current;
              chosen.current = null;
              if (action) queueMicrotask(action);
            }}
          >
            {heading && <Primitive.Label className={classes.heading}>{heading}</Primitive.Label>}
            {items.map((item, index) => {
              if (item === 'separator') return <Primitive.Separator key={`line ${index}`} className={classes.rule} />;
              const className = classNames(classes.item, item.danger && classes.danger);
              return item.href !== undefined ? (
                <Primitive.Item key={item.label} asChild className={className}>
                  <KitLink href={item.href}>
                    {item.icon}
                    {item.label}
                  </KitLink>
                </Primitive.Item>
              ) : (
                <Primitive.Item
                  key={item.label}
                  className={className}
                  onSelect={() => {
                    chosen.current = item.onSelect;
                  }}
                >
                  {item.icon}
                  {item.hint ? (
                    <span className={classes.explained}>
                      {item.label}
                      <span className={classes.hint}>{item.hint}</span>
                    </span>
                  ) : (
                    item.label
                  )}
                </Primitive.Item>
              );
            })}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
