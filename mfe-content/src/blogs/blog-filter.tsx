import { BLOGS_PATH, type Facet } from 'api-client';
import { ChipLink } from 'ui-kit';
import { useTexts } from '../texts';
import { blogsAddress } from './blog-list';
import classes from './blog-filter.module.css';

const MAX_TAGS = 10;

interface BlogFilterProps {
  readonly tags: Facet['values'];
  readonly tag: string | undefined;
}

/** Filters the list by a tag; the address stores the choice. */
export function BlogFilter({ tags, tag }: BlogFilterProps) {
  const { text, lang, contentLang } = useTexts();
  if (tags.length < 2) return null;
  return (
    <nav aria-label={text('Blogs by topic')} lang={lang} className={classes.filter}>
      <div className={classes.topics} lang={contentLang}>
        <ChipLink href={BLOGS_PATH} aria-current={tag === undefined ? 'true' : undefined} lang={lang}>
          {text('All topics')}
        </ChipLink>
        {tags.slice(0, MAX_TAGS).map(({ value, count }) => (
          <ChipLink
            key={value}
            href={blogsAddress({ filters: { tag: value } })}
            count={count}
            aria-current={tag === value ? 'true' : undefined}
          >
            {value}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
