import { useNavigate } from 'react-router-dom';
import type { Facet } from 'api-client';
import { SearchInput, Select, useSettledSearch, VisuallyHidden } from 'ui-kit';
import type { NewsChoice } from './news-filter';
import { newsAddress } from './news-filter';
import classes from './news-filter-bar.module.css';

const PAUSE_MS = 300;

interface NewsFilterBarProps {
  readonly categories: Facet['values'];
  readonly years: Facet['values'];
  readonly choice: NewsChoice;
  readonly found: number;
}

/** Search, category and year. They change the address, and the address changes the list. */
export function NewsFilterBar({ categories, years, choice, found }: NewsFilterBarProps) {
  const navigate = useNavigate();
  const go = (change: Partial<NewsChoice>) =>
    void navigate(newsAddress({ ...choice, page: 1, ...change }), { replace: true, preventScrollReset: true });
  const [typed, setTyped] = useSettledSearch(choice.search, (search) => go({ search }), PAUSE_MS);

  return (
    <div className={classes.bar} role="search" aria-label="News">
      <SearchInput label="Search news" placeholder="Search news" value={typed} onValueChange={setTyped} />
      <Select
        label="Category"
        value={choice.category}
        onChange={(event) => go({ category: event.target.value })}
        options={[{ value: '', label: 'All categories' }, ...categories.map(({ value }) => ({ value, label: value }))]}
      />
      <Select
        label="Year"
        value={choice.year}
        onChange={(event) => go({ year: event.target.value })}
        options={[{ value: '', label: 'All years' }, ...years.map(({ value }) => ({ value, label: value }))]}
      />
      <VisuallyHidden role="status">{`${found} news items`}</VisuallyHidden>
    </div>
  );
}
