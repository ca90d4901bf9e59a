import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useLinksIn } from '../link/link-provider';
import classes from './prose.module.css';

interface ProseProps extends Omit<ComponentProps<'div'>, 'dangerouslySetInnerHTML'> {
  /** Rich text of the API, which sanitises it on input and on output. Never pass anything else. */
  html?: string;
}

/** Running text with headings, lists, pictures and tables, in readable typography. */
export function Prose({ html, className, children, ...rest }: ProseProps) {
  const styled = classNames(classes.prose, className);
  const linked = useLinksIn(html ?? '');
  if (html !== undefined) return <div {...rest} className={styled} dangerouslySetInnerHTML={{ __html: linked }} />;
  return (
    <div {...rest} className={styled}>
      {children}
    </div>
  );
}
