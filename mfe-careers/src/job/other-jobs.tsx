import { CAREER_PATH, type JobPosting } from 'api-client';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { NEWEST_JOBS, useJobPostingSummariesQuery } from '../jobs/api';
import { Openings } from '../jobs/opening';
import { useTexts } from '../texts';

/** The newest open positions below a job; renders nothing without any. */
export function OtherJobs({ job }: { readonly job: JobPosting }) {
  const { text, lang } = useTexts();
  const jobs = useJobPostingSummariesQuery(NEWEST_JOBS).data?.jobs ?? [];
  // One less than are loaded: the job itself may be among the newest.
  const others = jobs.filter(({ _id }) => _id !== job._id).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Section spacing="tight" head="beside" aria-labelledby="other-positions" data-print="hide">
      <SectionHead
        id="other-positions"
        title={<span lang={lang}>{text('Other open positions')}</span>}
        action={
          <ButtonLink href={CAREER_PATH} variant="secondary" lang={lang}>
            {text('See all open positions')}
          </ButtonLink>
        }
      />
      <Openings jobs={others} />
    </Section>
  );
}
