import { Pin } from 'lucide-react';
import type { NewsItem } from 'api-client';
import { TextDay } from '../site/text-day';
import { useTexts } from '../texts';
import classes from './news-facts.module.css';

/** The category and the day of a news item, and whether it is pinned. */
export function NewsFacts({ item }: { readonly item: NewsItem }) {
  const { text, lang } = useTexts();
  return (
    <span className={classes.facts}>
      <span className={classes.category}>{item.category}</span>
      <TextDay at={item.date} />
      {item.pinned && (
        <span className={classes.pinned} lang={lang}>
          <Pin aria-hidden="true" />
          {text('Pinned')}
        </span>
      )}
    </span>
  );
}
