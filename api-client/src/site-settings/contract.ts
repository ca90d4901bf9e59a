import { contract, get, post } from '../contract/contract';
import { EDITORS, EVERYONE, OWNERS } from '../roles';
import { contentTags } from '../tags';
import type { siteSettingsCalls } from './schemas';

export const { fetchLogo, AddLogo, updateMail, updateTimeZone, updateSiteSettings } = contract<
  typeof siteSettingsCalls
>()({
  fetchLogo: get('/logos', EVERYONE, { field: 'logos', tags: contentTags('site-settings', 'menus') }),
  AddLogo: post('/site/logo', EDITORS),
  /**
   * Changes the contact email, which receives the messages of visitors. The owners and the old address get an email.
   */
  updateMail: post('/site/email', OWNERS),
  /** Changes the time zone of all days and moments of the site; owners only. */
  updateTimeZone: post('/site/time-zone', OWNERS, {
    changes: ['site-settings', 'job-postings', 'visits', 'audit'],
  }),
  updateSiteSettings: post('/site/settings', EDITORS),
});
