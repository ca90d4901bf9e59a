import { APPLICATION_DAYS_AFTER_CLOSING, CAREER_PATH, langOf, type JobPosting } from 'api-client';
import {
  Breadcrumbs,
  ButtonLink,
  classNames,
  Container,
  DataList,
  Eyebrow,
  Heading,
  Panel,
  Section,
  type Fact,
} from 'ui-kit';
import { ApplicationForm } from '../application/application-form';
import type { ApplicationAnswer } from '../application/application-rules';
import { factText, NOT_MENTIONED, roleText } from '../jobs/role-text';
import { useTexts } from '../texts';
import { JobEditing } from './job-editing';
import { paragraphsOf } from './job-posting-json-ld';
import { STATIC_OFFER } from './static-offer';
import classes from './job-detail.module.css';
import { useEffect, type ReactNode } from 'react';
import { removeDraft } from '../application/application-draft';
import { APPLICATION_SENT } from '../application/application-rules';
import { ApplicationSent } from '../application/application-sent';

/** Confirms an application that was posted without scripts, and deletes its draft on the device. */
function PostedApplication({ jobId }: { readonly jobId: string }) {
  useEffect(() => removeDraft(jobId), [jobId]);
  return <ApplicationSent message={APPLICATION_SENT} />;
}

function factsOf(job: JobPosting, { text, day, contentLang }: ReturnType<typeof useTexts>): Fact[] {
  const further: Fact[] = [
    { term: text('Published'), detail: day(job.publishAt ?? job.createdAt) },
    { term: text('Apply by'), detail: day(job.validThrough) },
  ];
  const content: (Fact & { readonly lang?: string | undefined })[] = [
    { term: 'Location', detail: factText(job.location) },
    { term: 'Role', detail: roleText(job.role) },
    { term: 'Department', detail: job.department },
    { term: 'Employment type', detail: job.employmentType },
    { term: 'Workplace', detail: job.workplaceType },
    { term: 'Salary range', detail: job.salaryRange, lang: langOf(job, 'salaryRange') },
    { term: 'Team', detail: job.team, lang: langOf(job, 'team') },
  ];
  const filled = content.filter(({ detail }) => detail !== '');
  return [
    ...filled.map(({ term, detail, lang = contentLang }) => ({
      term: text(term),
      detail: detail === NOT_MENTIONED ? text(NOT_MENTIONED) : <span lang={lang}>{detail}</span>,
    })),
    ...further.filter(({ detail }) => detail !== ''),
  ];
}

/** The anchor of the application form on a job's page. */
const APPLY_ANCHOR = 'apply';

interface JobSectionProps {
  readonly title: string;
  readonly entries: readonly string[];
  /** The language of the entries. */
  readonly entriesLang: string | undefined;
  readonly level?: 2 | 3;
}

function JobSection({ title, entries, entriesLang, level = 2 }: JobSectionProps) {
  const { lang } = useTexts();
  if (entries.length === 0) return null;
  return (
    <section className={classes.part}>
      <Heading level={level} size={level === 2 ? 4 : 5} lang={lang}>
        {title}
      </Heading>
      <ul className={classes.entries} lang={entriesLang}>
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
  /** Shown beside the title. */
  readonly picture?: ReactNode;
  /** Shows the text only, without form and editing, for the editor's preview. */
  readonly preview?: boolean;
}

/** An open job in the layout of a data sheet, with the application form below. */
export function JobDetail({ job, posted, picture, preview = false }: JobDetailProps) {
  const texts = useTexts();
  const { text, count, lang } = texts;
  const titleLang = langOf(job, 'title');
  const offer = STATIC_OFFER.map((one) => text(one));
  const next = [
    text('You get an email with your reference, and a link to see or withdraw your application.'),
    text('Our recruiting team reads every application and writes to you.'),
    text('Your application is deleted {days} after the position is closed, or earlier if you ask us to.', {
      days: count(APPLICATION_DAYS_AFTER_CLOSING, '{count} day', '{count} days'),
    }),
  ];
  return (
    <>
      <header className={classNames(classes.head, picture !== undefined && classes.pictured)}>
        {picture}
        <Container className={classes.headInner}>
          <Breadcrumbs
            label={text('Breadcrumb')}
            lang={lang}
            items={[
              { label: <span lang={lang}>{text('Home')}</span>, href: '/' },
              { label: <span lang={lang}>{text('Career')}</span>, href: CAREER_PATH },
              { label: <span lang={titleLang}>{job.title}</span> },
            ]}
          />
          {job.department && <Eyebrow>{job.department}</Eyebrow>}
          <Heading level={1} size={2} lang={titleLang}>
            {job.title}
          </Heading>
          {!preview && <JobEditing job={job} />}
        </Container>
      </header>
      <Container className={classes.sheet}>
        <aside className={classes.side} aria-label={text('The position in brief')} lang={lang}>
          <ButtonLink as="a" href={`#${APPLY_ANCHOR}`} wide>
            {text('Apply now')}
          </ButtonLink>
          <DataList layout="stacked" facts={factsOf(job, texts)} />
        </aside>
        <div className={classes.text}>
          <section className={classes.part}>
            <Heading level={2} size={4} lang={lang}>
              {text('About the position')}
            </Heading>
            {paragraphsOf(job.detail).map((paragraph) => (
              <p key={paragraph} className={classes.paragraph} lang={langOf(job, 'detail')}>
                {paragraph}
              </p>
            ))}
          </section>
          <JobSection
            title={text('Responsibilities')}
            entries={job.responsibilities}
            entriesLang={langOf(job, 'responsibilities')}
          />
          <JobSection
            title={text('Requirements')}
            entries={job.requirements}
            entriesLang={langOf(job, 'requirements')}
          />
          <JobSection title={text('What we offer')} entries={offer} entriesLang={lang} />
          <JobSection
            title={text('Benefits of this position')}
            entries={job.benefits}
            entriesLang={langOf(job, 'benefits')}
          />
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
            <div className={classes.next}>
              <Heading level={2} size={3} id="apply-heading" lang={lang}>
                {text('Apply for this position')}
              </Heading>
              <JobSection title={text('What happens next')} entries={next} entriesLang={lang} level={3} />
            </div>
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
