import { Button, SearchInput, Select } from 'ui-kit';
import { useSettledSearch } from '../../jobs/use-settled-search';
import { useAllJobPostingsQuery } from '../admin-endpoints';
import { APPLICATION_STATES } from '../application-states';
import { narrowing, type ApplicationChoice } from './application-query';
import classes from './applications.module.css';

interface ApplicationToolbarProps {
  readonly choice: ApplicationChoice;
  readonly total: number | undefined;
  readonly onChoose: (choice: Partial<ApplicationChoice>) => void;
}

/** Search and filters above the applications. */
export function ApplicationToolbar({ choice, total, onChoose }: ApplicationToolbarProps) {
  const { data: jobs = [] } = useAllJobPostingsQuery();
  const [typed, setTyped] = useSettledSearch(choice.search, (search) => onChoose({ search }));

  return (
    <div className={classes.toolbar} role="search">
      <SearchInput
        label="Search applications"
        placeholder="Name, email, reference"
        size="small"
        className={classes.search}
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        label="State"
        hideLabel
        size="small"
        placeholder="State: all"
        value={choice.state ?? ''}
        options={APPLICATION_STATES}
        onChange={(event) =>
          onChoose({ state: APPLICATION_STATES.find(({ value }) => value === event.target.value)?.value })
        }
      />
      <Select
        label="Job"
        hideLabel
        size="small"
        placeholder="Job: all"
        value={choice.jobId}
        options={jobs.map(({ _id, title }) => ({ value: _id, label: title }))}
        onChange={(event) => onChoose({ jobId: event.target.value })}
      />
      {Object.keys(narrowing(choice)).length > 0 && (
        <Button variant="ghost" size="small" onClick={() => onChoose({ search: '', state: undefined, jobId: '' })}>
          Clear filters
        </Button>
      )}
      <p className={classes.found} role="status">
        {total === undefined ? '' : total === 1 ? '1 application' : `${total.toLocaleString('en-IN')} applications`}
      </p>
    </div>
  );
}
