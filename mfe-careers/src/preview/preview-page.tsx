import { fetchPreview, isLiveToken, jobPath, PREVIEW_NOTICES, type JobPosting, type Preview } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { redirect, useParams } from 'react-router-dom';
import { isNotFound, type AppStore, type RootState, readOf, useRead } from 'shared-store';
import { EmptyState, Notice, Section, SkeletonDetail } from 'ui-kit';
import { JobDetail } from '../job/job-detail';

const byToken = (token = '') => ({ params: { token } });
const jobOf = (preview: Preview | undefined): JobPosting | undefined =>
  preview?.collection === 'job-postings' ? preview.item : undefined;

function PreviewPage() {
  const { token } = useParams();
  const { currentData, isFetching } = useRead(fetchPreview, byToken(token));
  const job = jobOf(currentData);
  return (
    <>
      <Section spacing="tight">
        {currentData && job && !isLiveToken(token) && (
          <Notice tone="warning">{PREVIEW_NOTICES[currentData.state]}</Notice>
        )}
        {!job && isFetching && <SkeletonDetail label="Loading the position…" />}
        {!job && !isFetching && <EmptyState headingLevel={1} title="This page could not be loaded" />}
      </Section>
      {job && <JobDetail job={job} preview />}
    </>
  );
}

/** An unpublished job, for people with a link to it. */
export function page(store: AppStore): Page<RootState> {
  const jobPreview = readOf(fetchPreview);
  return {
    Component: PreviewPage,
    loader: async ({ params: { token } }) => {
      const { data: preview, error } = await store.dispatch(jobPreview.initiate(byToken(token)));
      const job = jobOf(preview);
      if (error ? isNotFound(error) : !job) notFound();
      if (job?.status === 'published') throw redirect(jobPath(job));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state, { params: { token } }) => ({
        title: jobOf(jobPreview.select(byToken(token))(state).data)?.title ?? 'Preview',
        robots: 'noindex',
      }),
    },
  };
}
