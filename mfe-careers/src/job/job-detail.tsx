import { useDates } from 'shared-store';
import { CAREER_PATH, type Dates, type JobPosting } from 'api-client';
import { Breadcrumbs, ButtonLink, Container, DataList, Eyebrow, Heading, Panel, Section, type Fact } from 'ui-kit';
import { ApplicationForm } from '../application/application-form';
import type { ApplicationAnswer } from '../application/application-rules';
import { factText, roleText } from '../jobs/role-text';
import { JobEditing } from './job-editing';
import { paragraphsOf } from './job-posting-json-ld';
import { STATIC_OFFER } from './static-offer';
import classes from './job-detail.module.css';
import { useEffect } from 'react';
import { removeDraft } from '../application/application-draft';
import { APPLICATION_SENT } from '../application/application-rules';
import { ApplicationSent } from '../application/application-sent';

/** Confirms an application that was posted without scripts, and deletes its draft on the device. */
function PostedApplication({ jobId }: { readonly jobId: string }) {
  useEffect(() => removeDraft(jobId), [jobId]);
  return <ApplicationSent message={APPLICATION_SENT} />;
}

function factsOf(job: JobPosting, dates: Dates): Fact[] {
  const further: Fact[] = [
    { term: 'Department', detail: job.department },
    { term: 'Employment type', detail: job.employmentType },
    { term: 'Workplace', detail: job.workplaceType },
    { term: 'Salary range', detail: job.salaryRange },
    { term: 'Published', detail: dates.day(job.publishAt ?? job.createdAt) },
    { term: 'Apply by', detail: dates.day(job.validThrough) },
  ];
  return [
    { term: 'Location', detail: factText(job.location) },
    { term: 'Role', detail: roleText(job.role) },
    ...further.filter(({ detail }) => detail !== ''),
  ];
}

/** The anchor of the application form on a job's page. */
const APPLY_ANCHOR = 'apply';

interface JobSectionProps {
  readonly title: string;
  readonly entries: readonly string[];
}

function JobSection({ title, entries }: JobSectionProps) {
  if (entries.length === 0) return null;
  return (
    <section className={classes.part}>
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

interface JobDetailProps {
  readonly job: JobPosting;
  /** The result of an application that was posted without scripts: its errors, or `sent`. */
  readonly posted?: ApplicationAnswer | 'sent';
  /** Shows the text only, without form and editing, for the editor's preview. */
  readonly preview?: boolean;
}

/** An open job in the layout of a data sheet, with the application form below. */
export function JobDetail({ job, posted, preview = false }: JobDetailProps) {
  const dates = useDates();
  return (
    <>
      <header className={classes.head}>
        <Container className={classes.headInner}>
          <Breadcrumbs
            items={[{ label: 'Home', href: '/' }, { label: 'Career', href: CAREER_PATH }, { label: job.title }]}
          />
          {job.department && <Eyebrow>{job.department}</Eyebrow>}
          <Heading level={1} size={2}>
            {job.title}
          </Heading>
          {!preview && <JobEditing job={job} />}
        </Container>
      </header>
      <Container className={classes.sheet}>
        <aside className={classes.side} aria-label="The position in brief">
          <DataList layout="stacked" facts={factsOf(job, dates)} />
          <ButtonLink as="a" href={`#${APPLY_ANCHOR}`} wide>
            Apply now
          </ButtonLink>
        </aside>
        <div className={classes.text}>
          <section className={classes.part}>
            <Heading level={2} size={4}>
              About the position
            </Heading>
            {paragraphsOf(job.detail).map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          <JobSection title="Responsibilities" entries={job.responsibilities} />
          <JobSection title="Requirements" entries={job.requirements} />
          <JobSection title="What we offer" entries={STATIC_OFFER} />
          <JobSection title="Benefits of this position" entries={job.benefits} />
        </div>
      </Container>
      {!preview && (
        <Section
          tone="mist"
          id={APPLY_ANCHOR}
          aria-labelledby="apply-heading"
          className={classes.apply}
          data-print="hide"
        >
          <div className={classes.applyInner}>
            <Heading level={2} size={3} id="apply-heading">
              Apply for this position
            </Heading>
            <Panel>
              {posted === 'sent' ? (
                <PostedApplication jobId={job._id} />
              ) : (
                <ApplicationForm jobId={job._id} posted={posted} />
              )}
            </Panel>
          </div>
        </Section>
      )}
    </>
  );
}
