import { JOB_ALERT_PATH, PRIVACY_PATH, type Facet, type JobAlertFilter, type RefusedSubscription } from 'api-client';
import { useHref } from 'react-router-dom';
import { Checkbox, KitLink } from 'ui-kit';
import { SubscriptionForm } from 'ui-kit/posted-form';
import { FILTERS, filterValues, type ChosenFilters, type FilterName, type FilterValue } from '../jobs/job-filters';
import { useTexts } from '../texts';
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
  const { contentLang } = useTexts();
  return values.map(({ value, selected }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      defaultChecked={selected}
      label={<span lang={contentLang}>{value}</span>}
    />
  ));
}

/** Subscribes to a job alert with filters and an email address. */
export function JobAlertForm({ facets, filters, posted }: JobAlertFormProps) {
  const { text, rich, lang } = useTexts();
  const path = useHref(JOB_ALERT_PATH);
  const groups = FILTERS.map((filter) => ({ ...filter, values: filterValues(facets, filters, filter.name) })).filter(
    ({ values }) => values.length > 0,
  );
  return (
    <SubscriptionForm
      kind="job-alert"
      label={text('Job alert')}
      text={text}
      lang={lang}
      path={path}
      posted={posted}
      emailClassName={classes.email}
      agreement={
        <>
          {rich('I agree that my address and my choice are stored to send me new positions. More in the {notice}.', {
            notice: (
              <KitLink key="notice" href={PRIVACY_PATH}>
                {text('privacy notice')}
              </KitLink>
            ),
          })}
        </>
      }
    >
      <div className={classes.groups}>
        {groups.map(({ name, label, values }) => (
          <fieldset key={name} className={classes.group}>
            <legend className={classes.legend}>{text(label)}</legend>
            {values.length <= VISIBLE_VALUES ? (
              <Values name={name} values={values} />
            ) : (
              <details className={classes.folded} open={values.some(({ selected }) => selected)}>
                <summary>{text('Choose from {count}', { count: values.length })}</summary>
                <Values name={name} values={values} />
              </details>
            )}
          </fieldset>
        ))}
      </div>
    </SubscriptionForm>
  );
}
