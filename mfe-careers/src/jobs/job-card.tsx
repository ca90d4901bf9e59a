import { jobPath, langOf } from 'api-client';
import { Card, RepeatedIcon, type HeadingLevel } from 'ui-kit';
import type { JobSummary } from './job-summary';
import { factText, roleText } from './role-text';
import { useTexts } from '../texts';
import classes from './job-card.module.css';

interface JobCardProps {
  readonly job: JobSummary;
  readonly headingLevel?: HeadingLevel;
}

/** An open job in a list; the whole card is one link to it. */
export function JobCard({ job, headingLevel = 2 }: JobCardProps) {
  const { rich, text, day, lang } = useTexts();
  const workplace = [job.employmentType, job.workplaceType].filter(Boolean).join(' · ');
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
    </Card>
  );
}
