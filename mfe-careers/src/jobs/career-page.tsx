import { CAREER_PATH, pageCountOf, sharePicturePath, fetchCareerBanner } from 'api-client';
import { readSearch, type Page } from 'federation/contract';
import { redirect } from 'react-router-dom';
import { readOf } from 'shared-store';
import type { AppStore, RootState } from 'shared-store';
import { Container } from 'ui-kit';
import { pages } from '../remote';
import { textsOf } from '../texts';
import { CareerBanner } from './career-banner';
import { jobApi } from './api';
import { JOBS_PER_PAGE, jobList, jobsQuery } from './job-choice';
import { JobList } from './job-list';
import classes from './career-page.module.css';

const DESCRIPTION =
  'Open positions in the field, in the laboratory and in the office. Filter by location, role, department and employment type, and apply online.';

function CareerPage() {
  return (
    <>
      <CareerBanner />
      <Container className={classes.jobs}>
        {/* The banner's link leads here. */}
        <div id="openings">
          <JobList />
        </div>
      </Container>
    </>
  );
}

/** The list of open jobs below the career banner (specification, section 2, `/career`). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: CareerPage,
    loader: async ({ request }) => {
      const choice = jobList.read(readSearch(pages.career, request.url));
      const [{ data }] = await Promise.all([
        store.dispatch(jobApi.endpoints.jobPostingSummaries.initiate(jobsQuery(choice), { subscribe: false })),
        store.dispatch(readOf(fetchCareerBanner).initiate()),
      ]);
      const last = pageCountOf(data?.total ?? 0, JOBS_PER_PAGE);
      if (data && choice.page > last) return redirect(CAREER_PATH + jobList.write({ ...choice, page: last }));
      return null;
    },
    handle: {
      navbar: 'solid',
      head: (state) => {
        const banner = readOf(fetchCareerBanner).select()(state).data;
        const { text, lang } = textsOf(state);
        return {
          title: text('Careers'),
          lang,
          description: banner?.text || text(DESCRIPTION),
          canonical: CAREER_PATH,
          image: { url: sharePicturePath('pages', CAREER_PATH), alt: banner?.heading || 'Careers' },
        };
      },
    },
  };
}
