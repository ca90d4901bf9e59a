import { chosenValues } from 'api-client';
import type { FormEvent } from 'react';
import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { Button, SearchInput, VisuallyHidden } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import { useTexts } from '../texts';
import { toggledOrder, type ListState } from './list-state';
import classes from './listing-toolbar.module.css';

interface ListingToolbarProps {
  readonly state: ListState;
  readonly path: string;
  readonly label: string;
  readonly onChange: (state: ListState) => void;
}

/** The search box and the order by name. Without scripts it is a native form of this address. */
export function ListingToolbar({ state, path, label, onChange }: ListingToolbarProps) {
  const [text, setText, searchNow] = useSettledSearch(state.search, (search) =>
    onChange({ ...state, search, page: 1 }),
  );
  const texts = useTexts();
  const address = useHref(path);
  const descending = state.sort === '-name';
  const Sign = descending ? ArrowUpAZ : ArrowDownAZ;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchNow();
  };

  return (
    <form className={classes.toolbar} role="search" method="get" action={address} onSubmit={submit} lang={texts.lang}>
      <SearchInput
        className={classes.search}
        label={label}
        placeholder={label}
        name="search"
        clearLabel={texts.text('Clear search')}
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      {chosenValues(state).map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {/* Enter uses a form's first submit button; this one keeps the order. */}
      <button type="submit" hidden tabIndex={-1} {...(state.sort && { name: 'sort', value: state.sort })} />
      <noscript>
        <Button type="submit" {...(state.sort && { name: 'sort', value: state.sort })}>
          {texts.text('Search')}
        </Button>
      </noscript>
      <Button
        type="submit"
        variant="secondary"
        name="sort"
        value={toggledOrder(state.sort)}
        icon={<Sign aria-hidden="true" />}
        onClick={(event) => {
          event.preventDefault();
          onChange({ ...state, sort: toggledOrder(state.sort), page: 1 });
        }}
      >
        {descending ? texts.text('Name Z–A') : texts.text('Name A–Z')}
        <VisuallyHidden>{descending ? texts.text('. Sort A to Z') : texts.text('. Sort Z to A')}</VisuallyHidden>
      </Button>
    </form>
  );
}
