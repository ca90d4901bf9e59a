import { JOB_ALERT_PATH, PRIVACY_PATH, type Facet } from 'api-client';
import { Button, Checkbox, KitLink, TextInput } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { FILTERS, filterValues, type ChosenFilters, type FilterName, type FilterValue } from '../jobs/job-filters';
import { JOB_ALERT_FORM, type JobAlertAnswer } from './job-alert-answer';
import classes from './job-alert.module.css';

interface JobAlertFormProps {
  /** The facets of the open positions. */
  readonly facets: readonly Facet[];
  /** The initially ticked values. */
  readonly filters: ChosenFilters;
  readonly posted: JobAlertAnswer | undefined;
}

/** The number of values that a filter shows; the others are collapsed, also without scripts. */
const VISIBLE_VALUES = 10;

function Values({ name, values }: { readonly name: FilterName; readonly values: readonly FilterValue[] }) {
  return values.map(({ value, selected }) => (
    <Checkbox key={value} name={name} value={value} defaultChecked={selected} label={value} />
  ));
}

/**
 * Subscribes to a job alert with filters and an email address. The browser posts it natively, so that it needs no
 * scripts.
 */
export function JobAlertForm({ facets, filters, posted }: JobAlertFormProps) {
  const { email, consent } = posted?.errors ?? {};
  const listed = Object.entries({ email, consent }).flatMap(([name, message]) =>
    message ? [{ name, id: `job-alert-${name}`, message }] : [],
  );
  const groups = FILTERS.map((filter) => ({ ...filter, values: filterValues(facets, filters, filter.name) })).filter(
    ({ values }) => values.length > 0,
  );
  return (
    <form
      id={JOB_ALERT_FORM}
      method="post"
      action={`${JOB_ALERT_PATH}#${JOB_ALERT_FORM}`}
      className={classes.form}
      aria-label="Job alert"
    >
      {posted && <ErrorSummary title={posted.message} errors={listed} />}
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
      <div className={classes.email}>
        <TextInput
          id="job-alert-email"
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={posted?.email}
          error={email}
        />
      </div>
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        id="job-alert-consent"
        name="consent"
        required
        defaultChecked={posted?.consent}
        error={consent}
        label={
          <>
            I agree that my address and my choice are stored to send me new positions. More in the{' '}
            <KitLink href={PRIVACY_PATH}>privacy notice</KitLink>.
          </>
        }
      />
      <div>
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  );
}
