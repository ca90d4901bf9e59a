import { CAREER_PATH, JOB_ALERT_PATH, JOB_PATTERN, OWN_APPLICATION_PATH, previewPattern } from 'api-client';
import type { OfferFor, PageTable, RemoteDefinition } from 'federation/contract';
import type { liveSlots } from './live-slots';

/** The public pages of the remote (specification, section 2). */
export const pages = {
  career: {
    path: CAREER_PATH,
    module: './jobs/career-page',
    skeleton: 'cards',
    searchParams: ['search', 'sort', 'page', 'location', 'role', 'department', 'employmentType'],
  },
  'own-application': {
    path: OWN_APPLICATION_PATH,
    module: './own-application/own-application-page',
    skeleton: 'form',
  },
  'job-alert': {
    path: JOB_ALERT_PATH,
    module: './alerts/job-alert-page',
    skeleton: 'form',
    searchParams: ['location', 'role', 'department', 'employmentType', 'sent'],
  },
  job: { path: JOB_PATTERN, module: './job/job-page', skeleton: 'article', searchParams: ['applied'] },
  preview: { path: previewPattern('job-postings'), module: './preview/preview-page', skeleton: 'article' },
} as const satisfies PageTable;

export default {
  name: 'careers',
  title: 'Careers',
  owner: 'Careers team',
  contract: 1,
  budget: 20.8,
  tasks: { 'application-sent': 'Application sent' },
  pages,
  navigation: [{ id: 'career', label: 'Career', path: CAREER_PATH, places: ['navbar', 'menu', 'footer'], order: 40 }],
  slots: [
    { name: 'home.openings', expose: './slots/openings' },
    { name: 'blog.below', expose: './slots/related-jobs', input: { topics: 'string[]' } },
  ] satisfies readonly OfferFor<typeof liveSlots>[],
  admin: true,
} satisfies RemoteDefinition;
