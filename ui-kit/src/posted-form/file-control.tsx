import type { ComponentProps } from 'react';
import classes from './posted-form.module.css';

interface FileControlProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The kinds of files that it offers; a PDF by default. */
  readonly accept?: string;
}

/** The control by which a visitor chooses a file, for a `Field`. */
export function FileControl({ accept = 'application/pdf,.pdf', ...props }: FileControlProps) {
  return <input {...props} type="file" accept={accept} className={classes.file} />;
}
