import { CAREER_PATH } from 'api-client';
import { defineSlot } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ButtonLink, CardGrid, Section, SectionHead } from 'ui-kit';
import { JobCard } from '../jobs/job-card';
import { jobApi, NEWEST_JOBS, useJobPostingSummariesQuery } from '../jobs/job-endpoints';

const SHOWN = 3;

/** The newest open positions, on the home page; nothing when there is none. */
function Openings() {
  const jobs = useJobPostingSummariesQuery(NEWEST_JOBS).data?.jobs;
  if (!jobs || jobs.length === 0) return null;
  return (
    <Section tone="mist" aria-labelledby="openings-heading">
      <SectionHead
        id="openings-heading"
        eyebrow="Careers"
        title="Work with us"
        lead="In the field, in the laboratory, in the office: the newest open positions."
        action={
          <ButtonLink href={CAREER_PATH} variant="secondary">
            All open positions
          </ButtonLink>
        }
      />
      <CardGrid cards="wide">
        {jobs.slice(0, SHOWN).map((job) => (
          <li key={job._id}>
            <JobCard job={job} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export default defineSlot<AppStore>({
  load: ({ store }) => store.dispatch(jobApi.endpoints.jobPostingSummaries.initiate(NEWEST_JOBS)),
  Component: Openings,
});
