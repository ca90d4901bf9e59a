import { blogPath, langOf } from 'api-client';
import { KitLink, Section, SectionHead } from 'ui-kit';
import { TextDay } from '../site/text-day';
import { useTexts } from '../texts';
import { useBlogMostReadQuery } from './api';
import classes from './most-read.module.css';

export const MOST_READ = 5;

interface MostReadProps {
  readonly tone?: 'paper' | 'mist';
}

/** The blogs with the most views. */
export function MostRead({ tone = 'mist' }: MostReadProps) {
  const { text, count, lang } = useTexts();
  const { data: most = [] } = useBlogMostReadQuery(MOST_READ);
  if (most.length === 0) return null;
  return (
    <Section tone={tone} spacing="tight" head="beside" aria-labelledby="most-read">
      <SectionHead
        id="most-read"
        eyebrow={<span lang={lang}>{text('Readers’ choice')}</span>}
        title={<span lang={lang}>{text('Most read')}</span>}
      />
      <ol className={classes.list} role="list">
        {most.map((blog, index) => (
          <li key={blog._id} className={classes.item}>
            <span className={classes.rank} aria-hidden="true">
              {index + 1}
            </span>
            <KitLink
              href={blogPath(blog.slug || blog._id)}
              state={{ blog }}
              className={classes.link}
              dir="auto"
              lang={langOf(blog, 'title')}
            >
              {blog.title}
            </KitLink>
            <span className={classes.facts}>
              <TextDay at={blog.Date} /> ·{' '}
              <span lang={lang}>
                {count(blog.readingMinutes, '{count} min', '{count} min')} ·{' '}
                {count(blog.views, '{count} view', '{count} views')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
