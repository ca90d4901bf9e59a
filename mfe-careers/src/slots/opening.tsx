import { jobPath, langOf } from 'api-client';
import { KitLink, RepeatedIcon } from 'ui-kit';
import { JobFacts } from '../jobs/job-facts';
import type { JobSummary } from '../jobs/job-summary';
import { useTexts } from '../texts';
import classes from './opening.module.css';

/** An open job of the home page: a card in the swiped row of a phone, a row of a list in wider windows. */
export function Opening({ job }: { readonly job: JobSummary }) {
  const { text, lang } = useTexts();
  return (
    <article className={classes.opening}>
      {job.department && <p className={classes.department}>{job.department}</p>}
      <h3 className={classes.title}>
        <KitLink href={jobPath(job)} className={classes.link} lang={langOf(job, 'title')}>
          {job.title}
        </KitLink>
      </h3>
      <JobFacts job={job} />
      <span className={classes.more} lang={lang}>
        {text('View position')}
        <RepeatedIcon name="arrow-right" />
      </span>
    </article>
  );
}
