import type { ComponentProps, ReactNode } from 'react';
import { KitLink, Picture, RepeatedIcon } from 'ui-kit';
import classes from './lead-story.module.css';

interface LeadStoryProps extends Pick<ComponentProps<typeof KitLink>, 'href' | 'state' | 'onClick'> {
  readonly title: ReactNode;
  readonly image: string;
  readonly imageAlt: string;
  readonly imageLang: string | undefined;
  /** The line above the title: its kind and its day. */
  readonly facts: ReactNode;
  /** The words that invite to read, such as “Read more”. */
  readonly more: ReactNode;
  readonly author?: ReactNode;
  /** Buttons above the link's area. */
  readonly actions?: ReactNode;
  /** The summary. */
  readonly children: ReactNode;
}

/** The first article of a list, across all columns: the picture beside the text, and below one another on phones. */
export function LeadStory({
  title,
  image,
  imageAlt,
  imageLang,
  facts,
  more,
  author,
  actions,
  children,
  ...link
}: LeadStoryProps) {
  return (
    <article className={classes.story}>
      <div className={classes.picture}>
        <Picture
          src={image}
          alt={imageAlt}
          lang={imageLang}
          width={1200}
          height={800}
          sizes="(min-width: 75em) 46rem, (min-width: 48em) 50vw, 100vw"
          priority
        />
      </div>
      <div className={classes.body}>
        <p className={classes.facts}>{facts}</p>
        <h2 className={classes.title}>
          <KitLink {...link} className={classes.link}>
            {title}
          </KitLink>
        </h2>
        <div className={classes.summary}>{children}</div>
        <div className={classes.foot}>
          <span className={classes.more}>
            {more}
            <RepeatedIcon name="arrow-right" />
          </span>
          {author}
        </div>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
