import { CAREER_PATH } from 'api-client';
import { defineSlot, type WithInput } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ButtonLink, CardGrid, Section, SectionHead } from 'ui-kit';
import { JobCard } from '../jobs/job-card';
import { relatedJobs, useRelatedJobsQuery } from '../jobs/related-api';
import type { liveSlots } from '../live-slots';
import { useTexts } from '../texts';

type Given = WithInput<(typeof liveSlots)['blog.below']>;

const SHOWN = 3;

const useJobsIn = (topic = '') => useRelatedJobsQuery(topic, { skip: topic === '' }).data ?? [];

/** The open positions in the fields that the page is about, in the order of its topics. */
function useJobs([first, second, third]: readonly string[]) {
  const found = [...useJobsIn(first), ...useJobsIn(second), ...useJobsIn(third)];
  return [...new Map(found.map((job) => [job._id, job])).values()].slice(0, SHOWN);
}

/** Open positions in the fields of a blog; renders nothing without any. */
function RelatedJobs({ input }: Given) {
  const { text, lang } = useTexts();
  const jobs = useJobs(input.topics);
  if (jobs.length === 0) return null;
  return (
    <Section spacing="tight" aria-labelledby="related-jobs" data-print="hide">
      <SectionHead
        id="related-jobs"
        title={<span lang={lang}>{text('Open positions in this field')}</span>}
        action={
          <ButtonLink href={CAREER_PATH} variant="secondary" lang={lang}>
            {text('See open positions')}
          </ButtonLink>
        }
      />
      <CardGrid cards="wide" fullRows swiped>
        {jobs.map((job) => (
          <li key={job._id}>
            <JobCard job={job} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export default defineSlot<AppStore, Given>({
  load: ({ store, input }) =>
    Promise.all(input.topics.slice(0, SHOWN).map((topic) => store.dispatch(relatedJobs.relatedJobs.initiate(topic)))),
  Component: RelatedJobs,
});
