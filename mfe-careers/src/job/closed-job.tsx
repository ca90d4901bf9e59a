import { CAREER_PATH, langOf, type JobPosting } from 'api-client';
import { Breadcrumbs, Heading, Notice, Section, Stack } from 'ui-kit';
import { useTexts } from '../texts';
import { JobEditing } from './job-editing';
import { OtherJobs } from './other-jobs';

/** A job that accepts no more applications, with links to open jobs. */
export function ClosedJob({ job }: { readonly job: JobPosting }) {
  const { text, lang } = useTexts();
  const titleLang = langOf(job, 'title');
  return (
    <>
      <Section spacing="tight">
        <Stack gap={3}>
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
        </Stack>
      </Section>
      <OtherJobs job={job} />
    </>
  );
}
