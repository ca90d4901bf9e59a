import {
  CAREER_PATH,
  charactersOf,
  fetchCareerBanner,
  fetchJobPosting,
  jobPath,
  ownHead,
  sharePicturePath,
} from 'api-client';
import { useSearch, type Page, type PageHead, type PageLocation } from 'federation/contract';
import { Suspense } from 'react';
import { data, useActionData, useParams } from 'react-router-dom';
import {
  selectDates,
  selectSiteSettings,
  type AppStore,
  type RootState,
  readOf,
  useRead,
  isNotFound,
} from 'shared-store';
import { Container, EmptyState, ButtonLink, ErrorPanel, SkeletonDetail } from 'ui-kit';
import type { ApplicationAnswer } from '../application/application-rules';
import { SENT_QUERY } from '../application/application-sent';
import { useDraftCleanup } from '../application/use-draft-cleanup';
import { jobApi, jobArg, NEWEST_JOBS } from '../jobs/api';
import { pages } from '../remote';
import { textsOf, useTexts } from '../texts';
import { ClosedJob } from './closed-job';
import { JobDetail } from './job-detail';
import { OtherJobs } from './other-jobs';
import { WorkPicture } from './work-picture';
import { jobPostingJsonLd } from './job-posting-json-ld';

const GONE = 410;
const MISSING = 404;

/** Specification, section 8, empty states. */
export const NO_JOB = 'No job details available.';

function JobPage() {
  useDraftCleanup();
  const { id = '' } = useParams();
  const { text, lang } = useTexts();
  const search = useSearch(pages.job);
  const refused = useActionData() as ApplicationAnswer | undefined;
  const posted = search.has(SENT_QUERY) ? 'sent' : refused;
  const { currentData: job, error, isFetching, refetch } = useRead(fetchJobPosting, jobArg(id));
  if (job)
    return job.state === 'closed' ? (
      <ClosedJob job={job} />
    ) : (
      <>
        <JobDetail key={job._id} job={job} posted={posted} picture={<WorkPicture />} />
        {/* Hydrated after the form, or when a visitor uses it. */}
        <Suspense>
          <OtherJobs job={job} />
        </Suspense>
      </>
    );
  if (isFetching && !error) {
    return (
      <Container>
        <SkeletonDetail label={text('Loading the position…')} />
      </Container>
    );
  }
  return (
    <Container>
      {error === undefined || isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={<span lang={lang}>{text(NO_JOB)}</span>}
          drawing="documents"
          action={
            <ButtonLink href={CAREER_PATH} lang={lang}>
              {text('See all open positions')}
            </ButtonLink>
          }
        >
          <p lang={lang}>{text('The address may be mistyped, or the position is no longer published.')}</p>
        </EmptyState>
      ) : (
        <ErrorPanel
          headingLevel={1}
          title={<span lang={lang}>{text('The position could not be loaded')}</span>}
          message={<span lang={lang}>{text('Please try again in a moment.')}</span>}
          busy={isFetching}
          retry={<span lang={lang}>{text('Try again')}</span>}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}

function headOf(state: RootState, { params, url }: PageLocation): PageHead {
  const job = readOf(fetchJobPosting).select(jobArg(params.id ?? ''))(state).data;
  const { text, lang } = textsOf(state);
  if (!job) return { title: text(NO_JOB), lang, robots: 'noindex' };
  const canonical = jobPath(job);
  if (job.state === 'closed') {
    const title = text('{title} (closed)', { title: job.title });
    return { title, description: text('This position is closed.'), canonical, robots: 'noindex' };
  }
  const site = selectSiteSettings(state);
  const employer = {
    name: site?.title || 'Tridhara Energy & Chemicals',
    url: `${url.origin}/`,
    ...(site?.logo && { logo: new URL(site.logo, url.origin).href }),
  };
  const jsonLd = jobPostingJsonLd(job, employer, selectDates(state), text);
  const head: PageHead = {
    title: job.title,
    description: `${job.title}, ${job.location}. ${charactersOf(job.detail.replace(/\s+/g, ' ')).slice(0, 150).join('')}`,
    canonical,
    image: { url: sharePicturePath('jobs', job._id), alt: job.title },
    ...(jsonLd && { jsonLd: [jsonLd] }),
  };
  return ownHead(head, job);
}

/** A job with its application form (specification, section 2, `/career/{pageId}/{id}`). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: JobPage,
    loader: async ({ params }) => {
      const [{ data: job, error }] = await Promise.all([
        store.dispatch(readOf(fetchJobPosting).initiate(jobArg(params.id ?? ''))),
        store.dispatch(readOf(fetchCareerBanner).initiate()),
        store.dispatch(jobApi.endpoints.jobPostingSummaries.initiate(NEWEST_JOBS)),
      ]);
      if (job?.state === 'closed') return data(null, { status: GONE });
      return data(null, { status: isNotFound(error) ? MISSING : 200 });
    },
    action: async ({ request, params }) =>
      (await import('../application/application-action')).applicationAction(store, request, params.id),
    handle: { navbar: 'solid', head: headOf },
  };
}
