import { langOf, type Blog } from 'api-client';
import { blogSelected, useAppDispatch } from 'shared-store';
import { Card, classNames, Picture, RepeatedIcon } from 'ui-kit';
import type { HeadingLevel } from 'ui-kit';
import { DayOrToday, TimeOfDay } from '../site/published-day';
import { descriptionPreview } from '../text/description-preview';
import { useTexts } from '../texts';
import { BlogArrows } from './blog-arrows';
import classes from './blog-card.module.css';

/** The inputs of the card (specification, section 2). */
export interface BlogCardProps {
  /** Its position among the cards of the page. */
  readonly index: number;
  readonly image: string;
  readonly authorName: string;
  readonly profileIcon: string;
  readonly description: string;
  /** The day of publication; if empty, the card shows today's date. */
  readonly date: string;
  readonly time: string;
  readonly blog: Blog;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly blogsPerPage: number;
  /** The total number of blogs. */
  readonly length: number;
  /** Whether the arrows may be shown; they appear on the first card. */
  readonly show: boolean;
  /** The target of Read More. */
  readonly to: string;
  readonly className?: string;
  readonly headingLevel?: HeadingLevel;
  /** Whether it is as wide as half the page. */
  readonly wide?: boolean;
}

/** Specification, section 4: the arrows show only when the show flag is true and the card's index is 0. */
export function showsArrows({ show, index }: Pick<BlogCardProps, 'show' | 'index'>): boolean {
  return show && index === 0;
}

/**
 * A card for a blog, 459 px wide with a picture of 262 px; Read More stores the blog and opens its page with the blog
 * as navigation state.
 */
export function BlogCard({
  index,
  image,
  authorName,
  profileIcon,
  description,
  date,
  time,
  blog,
  onPrevious,
  onNext,
  blogsPerPage,
  length,
  show,
  to,
  className,
  headingLevel = 3,
  wide = false,
}: BlogCardProps) {
  const dispatch = useAppDispatch();
  const { text, lang } = useTexts();

  return (
    <Card
      shape="tall"
      className={classNames(classes.card, className)}
      headingLevel={headingLevel}
      href={to}
      state={{ blog }}
      onClick={() => void dispatch(blogSelected(blog))}
      title={
        <span dir="auto" lang={langOf(blog, 'title')}>
          {blog.title}
        </span>
      }
      picture={
        <Picture
          src={image}
          alt={blog.imageAlt}
          lang={langOf(blog, 'imageAlt')}
          width={640}
          height={420}
          sizes={`(min-width: 60em) ${wide ? 40 : 25}rem, (min-width: 40em) 50vw, 100vw`}
        />
      }
      eyebrow={
        <span className={classes.when}>
          <DayOrToday value={date} />
          {time !== '' && (
            <span className={classes.time}>
              <RepeatedIcon name="clock" />
              <TimeOfDay value={time} day={date} />
            </span>
          )}
        </span>
      }
      more={<span lang={lang}>{text('Read More')}</span>}
      footer={
        <span className={classes.author}>
          {profileIcon !== '' && <Picture src={profileIcon} alt="" width={28} height={28} sizes="28px" />}
          <span dir="auto">{authorName}</span>
        </span>
      }
      actions={
        showsArrows({ show, index }) && length > blogsPerPage ? (
          <BlogArrows onPrevious={onPrevious} onNext={onNext} />
        ) : undefined
      }
    >
      <p dir="auto" lang={langOf(blog, 'summary')}>
        {descriptionPreview(description)}
      </p>
    </Card>
  );
}
