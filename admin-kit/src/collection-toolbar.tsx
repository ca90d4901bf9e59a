import { counted, isNarrowed, numberText, valuesOf, type ListState } from 'api-client';
import { Fragment, type ReactNode } from 'react';
import { Button, SearchInput, Select } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import type { CollectionFilter, Noun } from './collection-types';
import { SavedFiltersButton } from './saved-filters/saved-filters-button';
import classes from './collection.module.css';

/** The debounce time of a search in a loaded list, in milliseconds. */
const PAUSE_AT_HAND = 200;

interface CollectionToolbarProps<Item> {
  readonly noun: Noun;
  readonly hint: string | undefined;
  readonly query: ListState;
  readonly filters: readonly CollectionFilter<Item>[];
  readonly onChange: (change: Partial<ListState>) => void;
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
  hint = `Search ${noun.many}`,
  query,
  filters,
  onChange,
  found,
  total,
  byServer,
}: CollectionToolbarProps<Item>): ReactNode {
  const pause = byServer ? undefined : PAUSE_AT_HAND;
  const [text, setText] = useSettledSearch(query.search, (search) => onChange({ search }), pause);
  const choose = (id: string, value: string): void => onChange({ filters: { ...query.filters, [id]: value } });
  return (
    <div className={classes.toolbar} role="search">
      <SearchInput
        label={`Search ${noun.many}`}
        placeholder={hint}
        maxLength={200}
        size="small"
        value={text}
        onValueChange={setText}
        className={classes.search}
      />
      {filters.map(({ id, label, options, chosen, hidden }) => {
        if (hidden) return null;
        const [value = ''] = valuesOf(query.filters, id);
        if (chosen) return value && <Fragment key={id}>{chosen(value, () => choose(id, ''))}</Fragment>;
        return (
          <Select
            key={id}
            label={label}
            hideLabel
            size="small"
            value={value}
            onChange={(event) => choose(id, event.target.value)}
            className={classes.filter}
            placeholder={`${label}: all`}
            options={options}
          />
        );
      })}
      {isNarrowed(query) && (
        <Button variant="ghost" size="small" onClick={() => onChange({ search: '', filters: {} })}>
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
