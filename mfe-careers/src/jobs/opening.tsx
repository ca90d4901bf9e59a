import { jobPath, langOf } from 'api-client';
import { CardGrid, KitLink, RepeatedIcon } from 'ui-kit';
import { useTexts } from '../texts';
import { JobFacts } from './job-facts';
import type { JobSummary } from './job-summary';
import classes from './opening.module.css';

/** An open job: a card in the swiped row of a phone, a row of a list in wider windows. */
function Opening({ job }: { readonly job: JobSummary }) {
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

/** A few open jobs below other content. */
export const Openings = ({ jobs }: { readonly jobs: readonly JobSummary[] }) => (
  <CardGrid swiped className={classes.openings}>
    {jobs.map((job) => (
      <li key={job._id}>
        <Opening job={job} />
      </li>
    ))}
  </CardGrid>
);
