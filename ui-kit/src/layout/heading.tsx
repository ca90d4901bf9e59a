import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import classes from './layout.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentProps<'h1'> {
  /** Its level in the outline of the page. */
  level: HeadingLevel;
  /** Its size, 1 the largest; by default its level. */
  size?: HeadingLevel;
}

/** A heading whose size is independent of its level in the outline. */
export function Heading({ level, size = level, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(classes.heading, classes[`size${size}`], className)} />;
}
