import type { ComponentProps } from 'react';
import classes from './posted-form.module.css';

/** The control by which a visitor chooses a PDF, for a `Field`. */
export function FileControl(props: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'className'>) {
  return <input {...props} type="file" accept="application/pdf,.pdf" className={classes.file} />;
}
