import { JOB_ALERT_PATH, PRIVACY_PATH, type Facet, type JobAlertFilter, type RefusedSubscription } from 'api-client';
import { useHref } from 'react-router-dom';
import { Checkbox, KitLink } from 'ui-kit';
import { SubscriptionForm } from 'ui-kit/posted-form';
import { FILTERS, filterValues, type ChosenFilters, type FilterName, type FilterValue } from '../jobs/job-filters';
import classes from './job-alert.module.css';

/** A posted form that was refused. */
export interface RefusedJobAlert extends RefusedSubscription {
  readonly filter: JobAlertFilter;
}

interface JobAlertFormProps {
  /** The facets of the open positions. */
  readonly facets: readonly Facet[];
  /** The initially ticked values. */
  readonly filters: ChosenFilters;
  readonly posted: RefusedJobAlert | undefined;
}

/** The number of values that a filter shows; the others are collapsed, also without scripts. */
const VISIBLE_VALUES = 10;

function Values({ name, values }: { readonly name: FilterName; readonly values: readonly FilterValue[] }) {
  return values.map(({ value, selected }) => (
    <Checkbox key={value} name={name} value={value} defaultChecked={selected} label={value} />
  ));
}

/** Subscribes to a job alert with filters and an email address. */
export function JobAlertForm({ facets, filters, posted }: JobAlertFormProps) {
  const path = useHref(JOB_ALERT_PATH);
  const groups = FILTERS.map((filter) => ({ ...filter, values: filterValues(facets, filters, filter.name) })).filter(
    ({ values }) => values.length > 0,
  );
  return (
    <SubscriptionForm
      kind="job-alert"
      label="Job alert"
      path={path}
      posted={posted}
      emailClassName={classes.email}
      agreement={
        <>
          I agree that my address and my choice are stored to send me new positions. More in the{' '}
          <KitLink href={PRIVACY_PATH}>privacy notice</KitLink>.
        </>
      }
    >
      <div className={classes.groups}>
        {groups.map(({ name, label, values }) => (
          <fieldset key={name} className={classes.group}>
            <legend className={classes.legend}>{label}</legend>
            {values.length <= VISIBLE_VALUES ? (
              <Values name={name} values={values} />
            ) : (
              <details className={classes.folded} open={values.some(({ selected }) => selected)}>
                <summary>Choose from {values.length}</summary>
                <Values name={name} values={values} />
              </details>
            )}
          </fieldset>
        ))}
      </div>
    </SubscriptionForm>
  );
}
