import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { markPaths } from './mark-paths';
import classes from './mark.module.css';

interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Its accessible name; without one the mark is decorative. */
  label?: string;
  /** `plain` draws all of it in the colour of the text. */
  tone?: 'colour' | 'plain';
}

/** The company's mark: three streams bending into one line. */
export function Mark({ label, tone = 'colour', className, ...rest }: MarkProps) {
  return (
    <svg
      width="32"
      height="32"
      {...rest}
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth="4.6"
      className={classNames(classes.mark, tone === 'plain' && classes.plain, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={classes.inner} d={markPaths.inner} />
      <path className={classes.middle} d={markPaths.middle} />
      <path className={classes.outer} d={markPaths.outer} />
    </svg>
  );
}

interface WordmarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The company's name in the site settings. */
  name?: string;
  /** A second, smaller line. */
  line?: string;
  tone?: 'colour' | 'plain';
}

/** The mark with the name beside it. */
export function Wordmark({ name = 'Tridhara', line, tone = 'colour', className, ...rest }: WordmarkProps) {
  return (
    <span {...rest} className={classNames(classes.wordmark, className)}>
      <Mark tone={tone} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {line && <span className={classes.line}>{line}</span>}
      </span>
    </span>
  );
}
