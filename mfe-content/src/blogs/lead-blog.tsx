import { blogPath, langOf, type Blog } from 'api-client';
import { blogSelected, useAppDispatch } from 'shared-store';
import { Picture } from 'ui-kit';
import { LeadStory } from '../site/lead-story';
import { DayOrToday } from '../site/published-day';
import { useTexts } from '../texts';
import { BlogArrows } from './blog-arrows';
import { blogDescription } from './blog-description';
import classes from './lead-blog.module.css';

interface LeadBlogProps {
  readonly blog: Blog;
  /** Whether there are further pages, to which the arrows lead. */
  readonly paged: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The newest blog, large above the others. Like their cards it stores the blog and passes it as navigation state. */
export function LeadBlog({ blog, paged, onPrevious, onNext }: LeadBlogProps) {
  const dispatch = useAppDispatch();
  const { text, count, lang } = useTexts();
  const [topic] = blog.tags;
  return (
    <LeadStory
      href={blogPath(blog.slug || blog._id)}
      state={{ blog }}
      onClick={() => void dispatch(blogSelected(blog))}
      title={
        <span dir="auto" lang={langOf(blog, 'title')}>
          {blog.title}
        </span>
      }
      image={blog.blogImg}
      imageAlt={blog.imageAlt}
      imageLang={langOf(blog, 'imageAlt')}
      facts={
        <>
          {topic && <span className={classes.topic}>{topic}</span>}
          <DayOrToday value={blog.Date} />
          <span lang={lang}>{count(blog.readingMinutes, '{count} min', '{count} min')}</span>
        </>
      }
      more={<span lang={lang}>{text('Read More')}</span>}
      author={
        <span className={classes.author}>
          {blog.authorImg !== '' && <Picture src={blog.authorImg} alt="" width={36} height={36} sizes="36px" />}
          <span dir="auto">{blog.author}</span>
        </span>
      }
      actions={paged && <BlogArrows onPrevious={onPrevious} onNext={onNext} />}
    >
      <p dir="auto" lang={langOf(blog, 'summary')}>
        {blogDescription(blog)}
      </p>
    </LeadStory>
  );
}
