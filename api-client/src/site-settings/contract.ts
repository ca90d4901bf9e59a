import { contract, get, post } from '../contract/contract';
import { EDITORS, EVERYONE, OWNERS } from '../roles';
import type { siteSettingsCalls } from './schemas';

export const { fetchLogo, AddLogo, updateMail, updateTimeZone, updateSiteSettings } = contract<
  typeof siteSettingsCalls
>()({
  /** The site settings; the first item is the one read. */
  fetchLogo: get('/logos', EVERYONE, { field: 'logos', tags: ['site-settings'] }),
  /** Changes logo and title. */
  AddLogo: post('/site/logo', EDITORS),
  /** Changes the contact email, where messages of visitors go. The owners and the old address are told. */
  updateMail: post('/site/email', OWNERS),
  /** Changes the time zone of all days and moments of the site; owners alone. */
  updateTimeZone: post('/site/time-zone', OWNERS, {
    changes: ['site-settings', 'job-postings', 'visits', 'audit', 'revisions'],
  }),
  updateSiteSettings: post('/site/settings', EDITORS),
});
