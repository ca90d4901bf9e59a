import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import { RepeatedIcon } from '../icon/repeated-icon';
import type { Accent } from '../layout/container';
import type { HeadingLevel } from '../layout/heading';
import { KitLink } from '../link/link-provider';
import classes from './card.module.css';

interface CardOwnProps<C extends ElementType> {
  title: ReactNode;
  /** Renders the link with another component, such as the router's; by default the kit's link. */
  as?: C;
  /** The title's level in the outline of the page. */
  headingLevel?: HeadingLevel;
  /** A short line above the title: a date, a sector. */
  eyebrow?: ReactNode;
  /** A `Picture` or a drawing; it fills its area. */
  picture?: ReactNode;
  /**
   * `tall` is 459 px with a picture of 262 px (specification 9); `phoneRow` puts the picture beside the text where the
   * window is narrower than 600 px.
   */
  shape?: 'tall' | 'medium' | 'phoneRow';
  accent?: Accent;
  /** A few words at the end of the card, such as “Read More”, styled as a link. */
  more?: ReactNode;
  /** The content of the foot beside `more`. */
  footer?: ReactNode;
  /** Buttons above the link's area, for administrators or a comparison. */
  actions?: ReactNode;
  className?: string;
  /** The text below the title. */
  children?: ReactNode;
}

type CardProps<C extends ElementType> = CardOwnProps<C> & Omit<ComponentProps<C>, keyof CardOwnProps<C>>;

/**
 * A card whose whole area is a link. All other properties are passed to the link: `<Card title="…" href="…" state={…}>`
 * or `<Card title="…" as={Link} to="…">`.
 */
export function Card<C extends ElementType = typeof KitLink>({
  title,
  as,
  headingLevel = 3,
  eyebrow,
  picture,
  shape = 'medium',
  accent,
  more,
  footer,
  actions,
  className,
  children,
  ...link
}: CardProps<C>) {
  const Link: ElementType = as ?? KitLink;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(classes.card, classes[shape], className)} data-accent={accent}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <div className={classes.body}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Title className={classes.title}>
          <Link {...link} className={classes.link}>
            {title}
          </Link>
        </Title>
        {children && <div className={classes.text}>{children}</div>}
        {(more || footer) && (
          <div className={classes.footer}>
            {more && (
              <span className={classes.more}>
                {more}
                <RepeatedIcon name="arrow-right" />
              </span>
            )}
            {footer}
          </div>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}

/** A box with a hairline border, for content that is not one link. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.card, classes.panel, className)} />;
}
