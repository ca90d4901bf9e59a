import { Button, RemovableChip } from 'ui-kit';
import { countChosen, toggleFilter, withoutFilters, type JobChoice } from './job-choice';
import { FILTERS } from './job-filters';

interface ActiveFiltersProps {
  readonly choice: JobChoice;
  readonly onChoose: (choice: JobChoice) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ choice, onChoose }: ActiveFiltersProps) {
  if (countChosen(choice) === 0) return null;
  return (
    <>
      {FILTERS.flatMap(({ name, label }) =>
        (choice.filters[name] ?? []).map((value) => (
          <RemovableChip
            key={`${name} ${value}`}
            removeLabel={`Remove filter ${label}: ${value}`}
            onRemove={() => onChoose(toggleFilter(choice, name, value))}
          >
            {value}
          </RemovableChip>
        )),
      )}
      <Button variant="ghost" size="small" data-needs-scripts="" onClick={() => onChoose(withoutFilters(choice))}>
        Clear all
      </Button>
    </>
  );
}
