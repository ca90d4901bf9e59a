import type { Blog } from 'api-client';
import { KitLink, Section, SectionHead } from 'ui-kit';
import { blogPath } from '../paths';
import { Day } from '../site/published-day';
import classes from './most-read.module.css';

const SHOWN = 5;

/** The blogs that most people have opened. */
export function MostRead({ blogs }: { readonly blogs: readonly Blog[] }) {
  const most = [...blogs].sort((a, b) => b.views - a.views).slice(0, SHOWN);
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
              <Day value={blog.Date} /> · {blog.readingMinutes} min · {blog.views.toLocaleString('en-IN')} views
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
