import { Button, RemovableChip } from 'ui-kit';
import { countChosen, toggleFilter, withoutFilters, type JobChoice } from './job-choice';
import { FILTERS } from './job-filters';
import { useTexts } from '../texts';

interface ActiveFiltersProps {
  readonly choice: JobChoice;
  readonly onChoose: (choice: JobChoice) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ choice, onChoose }: ActiveFiltersProps) {
  const { text, contentLang } = useTexts();
  if (countChosen(choice) === 0) return null;
  return (
    <>
      {FILTERS.flatMap(({ name, label }) =>
        (choice.filters[name] ?? []).map((value) => (
          <RemovableChip
            key={`${name} ${value}`}
            removeLabel={text('Remove filter {filter}: {value}', { filter: text(label), value })}
            onRemove={() => onChoose(toggleFilter(choice, name, value))}
          >
            <span lang={contentLang}>{value}</span>
          </RemovableChip>
        )),
      )}
      <Button variant="ghost" size="small" data-needs-scripts="" onClick={() => onChoose(withoutFilters(choice))}>
        {text('Clear all')}
      </Button>
    </>
  );
}
