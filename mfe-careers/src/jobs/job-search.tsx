import { SearchInput, useSettledSearch } from 'ui-kit';

interface JobSearchProps {
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** The search field of the job list. */
export function JobSearch({ value, onSearch }: JobSearchProps) {
  const [typed, setTyped] = useSettledSearch(value, onSearch);
  return (
    <SearchInput
      label="Search positions"
      placeholder="Search positions"
      maxLength={200}
      value={typed}
      onValueChange={setTyped}
    />
  );
}
