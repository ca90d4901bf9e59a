import type { ComponentProps, ReactNode } from 'react';

interface EnabledButtonProps extends Omit<
  ComponentProps<'a'>,
  'href' | 'role' | 'draggable' | 'onClick' | 'onKeyDown'
> {
  readonly id: string;
  readonly onPress: () => void;
}

/**
 * A button that works in a disabled `fieldset`, where users who only publish read the fields of others. It is a link by
 * its element: a `fieldset` disables every button in it.
 */
export function EnabledButton({ id, onPress, children, ...rest }: EnabledButtonProps): ReactNode {
  return (
    <a
      {...rest}
      id={id}
      href={`#${id}`}
      role="button"
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
