import { useEffect, useRef } from 'react';
import { CAREER_PATH } from 'api-client';
import { useHref } from 'react-router-dom';
import { Button, SearchInput } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import { FILTER_FORM } from './filter-panel';
import { jobList, type JobChoice } from './job-choice';
import { useTexts } from '../texts';

interface JobSearchProps {
  readonly choice: JobChoice;
  readonly onChoose: (choice: JobChoice) => void;
  readonly className?: string | undefined;
}

/** The search field of the job list. Without scripts it is a form that includes the filters and the order. */
export function JobSearch({ choice, onChoose, className }: JobSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const address = useHref(CAREER_PATH);
  const { text, lang } = useTexts();
  const [typed, setTyped, searchNow] = useSettledSearch(choice.search, (search) =>
    onChoose({ ...choice, search, page: 1 }),
  );

  useEffect(() => {
    // The choice made before hydration.
    const early = { ...jobList.read(new FormData(form.current ?? undefined)), page: choice.page };
    if (jobList.write(early) !== jobList.write(choice)) onChoose({ ...early, page: 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first choice can precede hydration
  }, []);

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      method="get"
      role="search"
      aria-label={text('Open positions')}
      lang={lang}
      action={address}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <SearchInput
        name="search"
        label={text('Search positions')}
        placeholder={text('Search positions')}
        clearLabel={text('Clear search')}
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
      />
      <noscript>
        <Button type="submit">{text('Search')}</Button>
      </noscript>
    </form>
  );
}
