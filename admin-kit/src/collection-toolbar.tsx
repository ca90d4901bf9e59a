import { counted, numberText } from 'api-client';
import type { ReactNode } from 'react';
import { Button, SearchInput, Select } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import type { CollectionQuery, QueryChange } from './collection-query';
import type { CollectionFilter, Noun } from './collection-types';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';
import classes from './collection.module.css';

/** The debounce time of a search in a loaded list, in milliseconds. */
const PAUSE_AT_HAND = 200;

interface CollectionToolbarProps<Item> {
  readonly noun: Noun;
  readonly query: CollectionQuery;
  readonly filters: readonly CollectionFilter<Item>[];
  readonly onChange: (change: QueryChange) => void;
  readonly found: number;
  /** Undefined during the first load. */
  readonly total: number | undefined;
  /** Whether the server searches: then the debounce time is that of any other search. */
  readonly byServer: boolean;
}

/** “7 products”, “1 of 7 products”. */
const howMany = (found: number, total: number, { one, many }: Noun): string =>
  `${found < total ? `${numberText(found)} of ` : ''}${counted(total, one, many)}`;

/** Search and filters above a table, and the number of matching rows. */
export function CollectionToolbar<Item>({
  noun,
  query,
  filters,
  onChange,
  found,
  total,
  byServer,
}: CollectionToolbarProps<Item>): ReactNode {
  const pause = byServer ? undefined : PAUSE_AT_HAND;
  const [text, setText] = useSettledSearch(query.search, (search) => onChange({ search }), pause);
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  return (
    <div className={classes.toolbar} role="search">
      <SearchInput
        label={`Search ${noun.many}`}
        placeholder={`Search ${noun.many}`}
        size="small"
        value={text}
        onValueChange={setText}
        className={classes.search}
      />
      {filters.map((filter) => (
        <Select
          key={filter.id}
          label={filter.label}
          hideLabel
          size="small"
          value={query.filters[filter.id] ?? ''}
          onChange={(event) => onChange({ filters: { [filter.id]: event.target.value } })}
          className={classes.filter}
          placeholder={`${filter.label}: all`}
          options={filter.options}
        />
      ))}
      {narrowed && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange({ search: '', filters: Object.fromEntries(filters.map(({ id }) => [id, ''])) })}
        >
          Clear filters
        </Button>
      )}
      <SavedFiltersButton />
      <p className={classes.found} role="status">
        {total !== undefined && howMany(found, total, noun)}
      </p>
    </div>
  );
}
