import { jobPath, langOf } from 'api-client';
import { Card, type HeadingLevel } from 'ui-kit';
import { JobFacts } from './job-facts';
import type { JobSummary } from './job-summary';
import { useTexts } from '../texts';
import classes from './job-card.module.css';

interface JobCardProps {
  readonly job: JobSummary;
  readonly headingLevel: HeadingLevel;
}

/** An open job beside others; the whole card is one link to it. */
export function JobCard({ job, headingLevel }: JobCardProps) {
  const { rich, text, day, lang } = useTexts();
  return (
    <Card
      title={<span lang={langOf(job, 'title')}>{job.title}</span>}
      headingLevel={headingLevel}
      href={jobPath(job)}
      eyebrow={job.department || undefined}
      more={<span lang={lang}>{text('View position')}</span>}
      footer={
        <span className={classes.published} lang={lang}>
          {rich('Published {day}', {
            day: (
              <time key="day" dateTime={job.createdAt}>
                {day(job.createdAt)}
              </time>
            ),
          })}
        </span>
      }
    >
      {job.teaser && <p lang={langOf(job, 'detail')}>{job.teaser}</p>}
      <JobFacts job={job} />
    </Card>
  );
}
