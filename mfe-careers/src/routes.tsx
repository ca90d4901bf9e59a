import { CAREER_PATH, JOB_ALERT_PATH, OWN_APPLICATION_PATH, previewPattern } from 'api-client';
import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { JOB_PATTERN } from './paths';

/** The public pages of the section (specification, section 2). */
export default defineRemote<AppStore>({
  routes: ({ store }) => [
    {
      id: 'career',
      path: CAREER_PATH,
      lazy: async () => (await import(/* webpackChunkName: "career" */ './jobs/career-page')).careerPage(store),
    },
    {
      id: 'own-application',
      path: OWN_APPLICATION_PATH,
      lazy: async () =>
        (
          await import(/* webpackChunkName: "own-application" */ './own-application/own-application-page')
        ).ownApplicationPage(store),
    },
    {
      id: 'job-alert',
      path: JOB_ALERT_PATH,
      lazy: async () =>
        (await import(/* webpackChunkName: "job-alert" */ './alerts/job-alert-page')).jobAlertPage(store),
    },
    {
      id: 'job',
      path: JOB_PATTERN,
      lazy: async () => (await import(/* webpackChunkName: "job" */ './job/job-page')).jobPage(store),
    },
    {
      id: 'preview',
      path: previewPattern('job-postings'),
      lazy: async () => (await import(/* webpackChunkName: "preview" */ './preview/preview-page')).previewPage(store),
    },
  ],
});
