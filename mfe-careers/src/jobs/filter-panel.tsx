import type { Facet } from 'api-client';
import { useState } from 'react';
import { Button, Checkbox } from 'ui-kit';
import { FilterSheet } from 'ui-kit/filter-sheet';
import { countChosen, toggleFilter, type JobChoice } from './job-choice';
import { FILTERS, filterValues, type FilterName, type FilterValue } from './job-filters';
import { useTexts } from '../texts';
import classes from './filter-panel.module.css';

/** The form of the filters and the search, for browsers without scripts. */
export const FILTER_FORM = 'job-filters';

interface FilterPanelProps {
  readonly facets: readonly Facet[];
  /** The number of jobs in the list. */
  readonly jobs: number;
  readonly choice: JobChoice;
  readonly onChoose: (choice: JobChoice) => void;
}

/** The filters with several values each; in a sheet on a phone. */
export function FilterPanel({ facets, jobs, choice, onChoose }: FilterPanelProps) {
  const { text, count, number, lang } = useTexts();
  const chosen = countChosen({ ...choice, search: '' });
  const groups = FILTERS.map((filter) => ({
    ...filter,
    values: filterValues(facets, choice.filters, filter.name),
  })).filter(({ values }) => values.length > 0);
  const content = groups.map(({ name, label, values }) => (
    <FilterGroup
      key={name}
      name={name}
      label={text(label)}
      values={values}
      atOnce={chosen === 0 && values.length > jobs ? 0 : AT_ONCE}
      onToggle={(value) => onChoose(toggleFilter(choice, name, value))}
    />
  ));
  return (
    <div data-print="hide" lang={lang}>
      <FilterSheet
        className={classes.groups}
        label={text('Filters')}
        chosen={chosen > 0 && <span className={classes.chosen}>{text('{count} on', { count: number(chosen) })}</span>}
        done={count(jobs, 'Show {count} position', 'Show {count} positions')}
      >
        {content}
        <noscript>
          <Button type="submit" form={FILTER_FORM}>
            {text('Apply filters')}
          </Button>
        </noscript>
      </FilterSheet>
    </div>
  );
}

/**
 * The number of values that are shown; the others are collapsed. All are collapsed if there are more values than jobs.
 */
const AT_ONCE = 6;

interface FilterGroupProps {
  readonly name: FilterName;
  readonly label: string;
  readonly values: readonly FilterValue[];
  /** The number of values to show, besides the chosen ones. */
  readonly atOnce: number;
  readonly onToggle: (value: string) => void;
}

/** A filter: its first values and the chosen ones; the rest is collapsed. */
function FilterGroup({ name, label, values, atOnce, onToggle }: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const { text, number, contentLang } = useTexts();
  const shown =
    all || values.length <= atOnce + 1 ? values : values.filter(({ selected }, at) => at < atOnce || selected);
  const boxOf = ({ value, count, selected }: FilterValue) => (
    <Checkbox
      key={value}
      form={FILTER_FORM}
      name={name}
      value={value}
      checked={selected}
      onChange={() => onToggle(value)}
      label={
        <>
          <span lang={contentLang}>{value}</span> <span className={classes.count}>({number(count)})</span>
        </>
      }
    />
  );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {shown.map(boxOf)}
      {shown.length < values.length && (
        <>
          <noscript>{values.filter((value) => !shown.includes(value)).map(boxOf)}</noscript>
          <div data-needs-scripts="">
            <Button variant="ghost" size="small" onClick={() => setAll(true)}>
              {text('Show all {count}', { count: number(values.length) })}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
