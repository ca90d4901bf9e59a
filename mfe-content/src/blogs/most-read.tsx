import { Day } from 'shared-store';
import { blogPath, counted } from 'api-client';
import { KitLink, Section, SectionHead } from 'ui-kit';
import { useBlogMostReadQuery } from './api';
import classes from './most-read.module.css';

export const MOST_READ = 5;

/** The blogs with the most views. */
export function MostRead() {
  const { data: most = [] } = useBlogMostReadQuery(MOST_READ);
  if (most.length === 0) return null;
  return (
    <Section tone="mist" spacing="tight" aria-labelledby="most-read">
      <SectionHead id="most-read" eyebrow="Readers’ choice" title="Most read" />
      <ol className={classes.list} role="list">
        {most.map((blog, index) => (
          <li key={blog._id} className={classes.item}>
            <span className={classes.rank} aria-hidden="true">
              {index + 1}
            </span>
            <KitLink href={blogPath(blog.slug || blog._id)} state={{ blog }} className={classes.link} dir="auto">
              {blog.title}
            </KitLink>
            <span className={classes.facts}>
              <Day at={blog.Date} /> · {blog.readingMinutes} min · {counted(blog.views, 'view')}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
