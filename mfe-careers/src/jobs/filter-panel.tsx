import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox, classNames } from 'ui-kit';
import { countChosen, FILTERS, filterValues, toggleFilter, type FilterName, type JobChoice } from './job-filters';
import type { JobSummary } from './job-summary';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  readonly jobs: readonly JobSummary[];
  readonly choice: JobChoice;
  readonly onChoose: (choice: JobChoice) => void;
}

/** The filters with several values each. On a phone they fold away behind their title. */
export function FilterPanel({ jobs, choice, onChoose }: FilterPanelProps) {
  const groupsId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const chosen = countChosen({ ...choice, search: '' });
  const groups = FILTERS.map((filter) => ({ ...filter, values: filterValues(jobs, choice, filter.name) })).filter(
    ({ values }) => values.length > 0,
  );
  const content = groups.map(({ name, label, values }) => (
    <fieldset key={name} className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {values.map(({ value, count, selected }) => (
        <FilterChoice
          key={value}
          name={name}
          value={value}
          count={count}
          selected={selected}
          onToggle={() => onChoose(toggleFilter(choice, name, value))}
        />
      ))}
    </fieldset>
  ));
  return (
    <div className={classes.panel}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={unfolded}
        aria-controls={groupsId}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {chosen > 0 && <span className={classes.chosen}>{chosen} on</span>}
      </button>
      <div
        id={groupsId}
        className={classNames(classes.groups, unfolded && classes.unfolded)}
        role="group"
        aria-label="Filters"
      >
        {content}
      </div>
    </div>
  );
}

interface FilterChoiceProps {
  readonly name: FilterName;
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

function FilterChoice({ name, value, count, selected, onToggle }: FilterChoiceProps) {
  const id = useId();
  return (
    <Checkbox
      id={id}
      name={name}
      checked={selected}
      onChange={onToggle}
      label={
        <>
          {value} <span className={classes.count}>({count})</span>
        </>
      }
    />
  );
}
