import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Heading } from './heading';
import type { HeadingLevel } from './heading';
import classes from './layout.module.css';

/** The sectors' accents; put one on any element as `data-accent`. */
export type Accent = 'oil-gas' | 'chemicals' | 'renewable' | 'water' | 'pipeline' | 'lubricants';

interface ContainerProps extends ComponentProps<'div'> {
  /** `narrow` limits text and forms to a readable width. */
  width?: 'content' | 'narrow';
}

/** Centres content at 1280 px with the page's margins. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(classes.container, width === 'narrow' && classes.narrow, className)} />;
}

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The background: the page's paper by default. */
  tone?: 'paper' | 'mist' | 'petrol';
  spacing?: 'wide' | 'tight';
  /** Where the heading is in wide windows: above the content by default. */
  head?: 'beside';
  /** The sector whose accent colour the section uses. */
  accent?: Accent;
  /** The language of the children, if `lang` is that of the label. */
  contentLang?: string | undefined;
}

/** A band over the full width of the page, with centred content. */
export function Section({
  tone = 'paper',
  spacing = 'wide',
  head,
  accent,
  contentLang,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      data-accent={accent}
      className={classNames(
        classes.section,
        spacing === 'tight' && classes.tight,
        head && classes[head],
        tone !== 'paper' && classes[tone],
        className,
      )}
    >
      <Container lang={contentLang}>{children}</Container>
    </section>
  );
}

interface SectionHeadProps {
  title: ReactNode;
  /** The id of the heading, for `aria-labelledby` on the section. */
  id?: string;
  level?: HeadingLevel;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A link or button at the far end. */
  action?: ReactNode;
}

/** The head of a section: a small line above, the heading, a sentence, and an action. */
export function SectionHead({ title, id, level = 2, eyebrow, lead, action }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.headText}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level} size={level === 1 ? 2 : 3} id={id}>
          {title}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {action}
    </div>
  );
}

/** A short line above a heading, in the accent colour of its section. */
export function Eyebrow({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(classes.eyebrow, className)} />;
}

/** The sentence below a heading. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(classes.lead, className)} />;
}
