import { CAREER_PATH, langOf, type JobPosting } from 'api-client';
import { Breadcrumbs, ButtonLink, Container, Heading, Notice } from 'ui-kit';
import { JobCard } from '../jobs/job-card';
import { NEWEST_JOBS, useJobPostingSummariesQuery } from '../jobs/api';
import { useTexts } from '../texts';
import { JobEditing } from './job-editing';
import classes from './closed-job.module.css';

/** A job that accepts no more applications, with links to open jobs. */
export function ClosedJob({ job }: { readonly job: JobPosting }) {
  const { text, lang } = useTexts();
  const titleLang = langOf(job, 'title');
  const jobs = useJobPostingSummariesQuery(NEWEST_JOBS).data?.jobs ?? [];
  const others = jobs.filter(({ _id }) => _id !== job._id).slice(0, 3);
  return (
    <Container className={classes.page}>
      <Breadcrumbs
        label={text('Breadcrumb')}
        lang={lang}
        items={[
          { label: <span lang={lang}>{text('Home')}</span>, href: '/' },
          { label: <span lang={lang}>{text('Career')}</span>, href: CAREER_PATH },
          { label: <span lang={titleLang}>{job.title}</span> },
        ]}
      />
      <Heading level={1} size={2} lang={titleLang}>
        {job.title}
      </Heading>
      <JobEditing job={job} />
      <Notice tone="info">
        <span lang={lang}>
          {text(
            'This position is closed and takes no more applications. If you have applied, we will still write to you.',
          )}
        </span>
      </Notice>
      {others.length > 0 ? (
        <section className={classes.others} aria-labelledby="other-positions">
          <Heading level={2} size={3} id="other-positions" lang={lang}>
            {text('These positions are open')}
          </Heading>
          <ul className={classes.list} role="list">
            {others.map((other) => (
              <li key={other._id}>
                <JobCard job={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div>
        <ButtonLink href={CAREER_PATH} lang={lang}>
          {text('See all open positions')}
        </ButtonLink>
      </div>
    </Container>
  );
}
