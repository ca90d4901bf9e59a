import type { NewsItem } from 'api-client';
import { CardGrid } from 'ui-kit';
import { NewsCard } from './news-card';
import classes from './news-list.module.css';

/** Up to three news items below another one, three in a row on wide screens. */
export function NewsList({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <CardGrid className={classes.list}>
      {items.map((item) => (
        <li key={item._id}>
          <NewsCard item={item} headingLevel={3} />
        </li>
      ))}
    </CardGrid>
  );
}
