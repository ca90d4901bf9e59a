import type { ComponentProps } from 'react';
import { CardGrid } from 'ui-kit';
import { NewsCard } from './news-card';
import classes from './news-list.module.css';

interface NewsListProps extends Pick<ComponentProps<typeof NewsCard>, 'headingLevel'> {
  readonly items: readonly ComponentProps<typeof NewsCard>['item'][];
}

/** News as cards, three in a row on wide screens. */
export function NewsList({ items, headingLevel }: NewsListProps) {
  return (
    <CardGrid className={classes.list}>
      {items.map((item) => (
        <li key={item._id}>
          <NewsCard item={item} headingLevel={headingLevel} />
        </li>
      ))}
    </CardGrid>
  );
}
