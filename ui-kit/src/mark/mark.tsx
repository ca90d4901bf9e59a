import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { markPaths } from './mark-paths';
import classes from './mark.module.css';

/** The company's mark, for decoration: three streams bending into one line. */
export function Mark({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      {...rest}
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="4.6"
      className={classNames(classes.mark, className)}
      aria-hidden="true"
    >
      <path className={classes.inner} d={markPaths.inner} />
      <path className={classes.middle} d={markPaths.middle} />
      <path className={classes.outer} d={markPaths.outer} />
    </svg>
  );
}
