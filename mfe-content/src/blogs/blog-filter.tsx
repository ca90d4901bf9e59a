import type { Blog } from 'api-client';
import { ChipLink, Cluster } from 'ui-kit';
import { BLOGS_PATH } from '../paths';
import classes from './blog-filter.module.css';

const MOST_TAGS = 10;

/** The tags of all blogs, the frequent ones first. */
export function tagsOfBlogs(blogs: readonly Pick<Blog, 'tags'>[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of blogs) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
    .slice(0, MOST_TAGS);
}

/** Narrows the list to one tag; the choice lives in the address. */
export function BlogFilter({ blogs, tag }: { readonly blogs: readonly Blog[]; readonly tag: string | null }) {
  const tags = tagsOfBlogs(blogs);
  if (tags.length < 2) return null;
  return (
    <nav aria-label="Blogs by topic" className={classes.filter}>
      <Cluster gap={1}>
        <ChipLink href={BLOGS_PATH} aria-current={tag === null ? 'true' : undefined}>
          All topics
        </ChipLink>
        {tags.map((entry) => (
          <ChipLink
            key={entry.tag}
            href={`${BLOGS_PATH}?tag=${encodeURIComponent(entry.tag)}`}
            count={entry.count}
            aria-current={tag === entry.tag ? 'true' : undefined}
          >
            {entry.tag}
          </ChipLink>
        ))}
      </Cluster>
    </nav>
  );
}
