import { APPLICATION_READERS } from 'api-client';
import { contentScreen } from 'admin-kit/content-screen';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ApplicationsTile } from './tiles/applications-tile';
import { OpeningsTile } from './tiles/openings-tile';

/** The remote's administration: jobs, applications and the career banner. */
export default defineAdmin<AppStore>({
  screens: () => [
    contentScreen('jobPostings', {
      label: 'Jobs',
      group: 'Careers',
      order: 10,
      list: () => import(/* webpackChunkName: "admin-jobs" */ './jobs/jobs-screen'),
      editor: () => import(/* webpackChunkName: "admin-job" */ './jobs/job-editor'),
    }),
    {
      path: 'job-applications',
      label: 'Applications',
      group: 'Careers',
      order: 20,
      roles: APPLICATION_READERS,
      routes: [
        {
          index: true,
          lazy: () => import(/* webpackChunkName: "admin-applications" */ './applications/applications-screen'),
        },
        {
          path: 'board',
          lazy: () => import(/* webpackChunkName: "admin-application-board" */ './board/board-screen'),
        },
        {
          path: 'mails',
          lazy: () => import(/* webpackChunkName: "admin-state-mails" */ './applications/state-mails-screen'),
        },
        {
          path: ':id',
          lazy: () => import(/* webpackChunkName: "admin-application" */ './applications/application-screen'),
        },
      ],
    },
    {
      path: 'career-banner',
      label: 'Career banner',
      group: 'Careers',
      order: 30,
      roles: ['career-banner:write'],
      routes: [{ index: true, lazy: () => import(/* webpackChunkName: "admin-banner" */ './banner/banner-screen') }],
    },
  ],
  tiles: [
    { id: 'openings', order: 10, roles: ['job-postings:read'], Component: OpeningsTile },
    { id: 'applications', order: 20, roles: APPLICATION_READERS, Component: ApplicationsTile },
  ],
});
