import { jobPath, langOf } from 'api-client';
import { KitLink, RepeatedIcon } from 'ui-kit';
import { JobFacts } from './job-facts';
import classes from './job-row.module.css';
import type { JobSummary } from './job-summary';
import opening from './opening.module.css';
import { useTexts } from '../texts';

/** An open job in the list of all; the whole row is one link to it. */
export function JobRow({ job }: { readonly job: JobSummary }) {
  const { rich, text, day, lang } = useTexts();
  return (
    <article className={classes.row}>
      {job.department && <p className={opening.department}>{job.department}</p>}
      <h2 className={opening.title}>
        <KitLink href={jobPath(job)} className={opening.link} lang={langOf(job, 'title')}>
          {job.title}
        </KitLink>
      </h2>
      {job.teaser && (
        <p className={classes.teaser} lang={langOf(job, 'detail')}>
          {job.teaser}
        </p>
      )}
      <JobFacts job={job} />
      <p className={classes.foot} lang={lang}>
        <span className={opening.more}>
          {text('View position')}
          <RepeatedIcon name="arrow-right" />
        </span>
        <span className={opening.department}>
          {rich('Published {day}', {
            day: (
              <time key="day" dateTime={job.createdAt}>
                {day(job.createdAt)}
              </time>
            ),
          })}
        </span>
      </p>
    </article>
  );
}
