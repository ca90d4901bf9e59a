import { useEffect, useState, type ReactNode } from 'react';
import { Button, SearchInput, Select, useDebouncedValue } from 'ui-kit';
import type { CollectionQuery, QueryChange } from './collection-query';
import type { CollectionFilter, Noun } from './collection-types';
import classes from './collection.module.css';

/** Milliseconds between the last key and the search; the list is at hand, so it may follow at once. */
const SEARCH_PAUSE = 200;

interface CollectionToolbarProps<Item> {
  readonly noun: Noun;
  readonly query: CollectionQuery;
  readonly filters: readonly CollectionFilter<Item>[];
  readonly onChange: (change: QueryChange) => void;
  readonly found: number;
  readonly total: number;
}

/** Search and filters above a table, and how much they leave of it. */
export function CollectionToolbar<Item>({
  noun,
  query,
  filters,
  onChange,
  found,
  total,
}: CollectionToolbarProps<Item>): ReactNode {
  const [text, setText] = useState(query.search);
  const settled = useDebouncedValue(text, SEARCH_PAUSE);
  useEffect(() => {
    if (settled !== query.search) onChange({ search: settled });
    // Only what was typed moves the address; the address moving by itself is handled below.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [settled]);
  useEffect(() => setText(query.search), [query.search]);
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
      <p className={classes.found} role="status">
        {narrowed && `${found} of `}
        {total} {total === 1 ? noun.one : noun.many}
      </p>
    </div>
  );
}
