import { RepeatedIcon } from 'ui-kit';
import type { JobSummary } from './job-summary';
import { factText, roleText } from './role-text';
import classes from './job-facts.module.css';

/** Where a job is, its roles and its terms, in one line. */
export function JobFacts({ job }: { readonly job: JobSummary }) {
  const workplace = [job.employmentType, job.workplaceType].filter(Boolean).join(' · ');
  return (
    <ul className={classes.facts} role="list">
      <li>
        <RepeatedIcon name="map-pin" />
        {factText(job.location)}
      </li>
      <li>
        <RepeatedIcon name="briefcase" />
        {roleText(job.role)}
      </li>
      {workplace && (
        <li>
          <RepeatedIcon name="clock-three" />
          {workplace}
        </li>
      )}
    </ul>
  );
}
