import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { IconButton } from 'ui-kit';

export interface ToolbarProps extends Pick<ComponentProps<'div'>, 'className' | 'children' | 'onMouseDown'> {
  /** The purpose of the tools. */
  label: string;
}

/** Tools that are one stop of the Tab key: the arrow keys, Home and End move among them. */
export function Toolbar({ label, ...rest }: ToolbarProps) {
  return <Primitive.Root {...rest} aria-label={label} />;
}

/** One tool of a `Toolbar`, shown by its icon. */
export function ToolbarButton({ disabled, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <Primitive.Button asChild disabled={disabled}>
      <IconButton {...rest} />
    </Primitive.Button>
  );
}
