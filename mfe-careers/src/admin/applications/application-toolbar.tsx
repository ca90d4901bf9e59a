import { counted } from 'api-client';
import { X } from 'lucide-react';
import { Button, IconButton, SearchInput, Select } from 'ui-kit';
import { useSettledSearch } from 'ui-kit/settled-search';
import { useJobPostingToEditQuery } from '../admin-endpoints';
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
  const { data: job, isError } = useJobPostingToEditQuery(choice.jobId, { skip: choice.jobId === '' });
  const [typed, setTyped] = useSettledSearch(choice.search, (search) => onChoose({ search }));

  return (
    <div className={classes.toolbar} role="search">
      <SearchInput
        label="Search applications"
        placeholder="Name, email, job, reference"
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
      {choice.jobId !== '' && (
        <p className={classes.job}>
          To {isError ? 'a deleted job' : (job?.title ?? 'one job')}
          <IconButton label="Show applications to all jobs" size="small" onClick={() => onChoose({ jobId: '' })}>
            <X aria-hidden="true" />
          </IconButton>
        </p>
      )}
      {Object.keys(narrowing(choice)).length > 0 && (
        <Button variant="ghost" size="small" onClick={() => onChoose({ search: '', state: undefined, jobId: '' })}>
          Clear filters
        </Button>
      )}
      <p className={classes.found} role="status">
        {total !== undefined && counted(total, 'application')}
      </p>
    </div>
  );
}
