import { useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { NEWS_PATH, type Facet } from 'api-client';
import { Button, SearchInput, Select, VisuallyHidden } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import { useTexts } from '../texts';
import type { NewsChoice } from './news-filter';
import { newsAddress, newsList } from './news-filter';
import classes from './news-filter-bar.module.css';

const PAUSE_MS = 300;

interface NewsFilterBarProps {
  readonly categories: Facet['values'];
  readonly years: Facet['values'];
  readonly choice: NewsChoice;
  readonly found: number;
}

/** Search, category and year. They change the address, which determines the list; without scripts they are a form. */
export function NewsFilterBar({ categories, years, choice, found }: NewsFilterBarProps) {
  const { text, count, lang, contentLang } = useTexts();
  const navigate = useNavigate();
  const address = useHref(NEWS_PATH);
  const go = (change: Partial<NewsChoice>) =>
    void navigate(newsAddress({ ...choice, page: 1, ...change }), { replace: true, preventScrollReset: true });
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped, searchNow] = useSettledSearch(choice.search, (search) => go({ search }), PAUSE_MS);

  useEffect(() => {
    // The choice made before hydration.
    const { filters } = newsList.read(new FormData(form.current ?? undefined));
    if (newsAddress({ filters }) !== newsAddress({ filters: choice.filters })) go({ filters });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first choice can precede hydration
  }, []);

  return (
    <form
      ref={form}
      method="get"
      role="search"
      aria-label={text('News')}
      lang={lang}
      action={address}
      className={classes.bar}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <SearchInput
        name="search"
        label={text('Search news')}
        placeholder={text('Search news')}
        clearLabel={text('Clear search')}
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        name="category"
        label={text('Category')}
        value={choice.filters.category ?? ''}
        onChange={(event) => go({ filters: { ...choice.filters, category: event.target.value } })}
        options={[
          { value: '', label: text('All categories') },
          ...categories.map(({ value }) => ({ value, label: value, lang: contentLang })),
        ]}
      />
      <Select
        name="year"
        label={text('Year')}
        value={choice.filters.year ?? ''}
        onChange={(event) => go({ filters: { ...choice.filters, year: event.target.value } })}
        options={[{ value: '', label: text('All years') }, ...years.map(({ value }) => ({ value, label: value }))]}
      />
      <noscript>
        <Button type="submit">{text('Search')}</Button>
      </noscript>
      <VisuallyHidden role="status">{count(found, '{count} news item', '{count} news items')}</VisuallyHidden>
    </form>
  );
}
