import { isNarrowed, type NewsItem } from 'api-client';
import { isHalf, Stories } from '../site/stories';
import { LeadNews } from './lead-news';
import { NewsCard } from './news-card';
import type { NewsChoice } from './news-filter';

interface NewsStoriesProps {
  /** The news of this page. */
  readonly items: readonly NewsItem[];
  readonly choice: NewsChoice;
}

/** A page of news as cards. The first page of all news begins with the newest or pinned item, large. */
export function NewsStories({ items, choice }: NewsStoriesProps) {
  const leads = choice.page === 1 && !isNarrowed(choice) ? 1 : 0;
  return (
    <Stories
      lead={items.slice(0, leads).map((item) => (
        <LeadNews key={item._id} item={item} />
      ))}
    >
      {items.slice(leads).map((item, index) => (
        <li key={item._id}>
          <NewsCard item={item} wide={isHalf(index, items.length - leads)} />
        </li>
      ))}
    </Stories>
  );
}
