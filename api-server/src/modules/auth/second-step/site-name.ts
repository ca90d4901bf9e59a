import type { Services } from '../../../services';
import { findSiteSettings } from '../../site-settings/repository';

/** The site's name in an authenticator app and with a passkey. */
export async function siteNameOf({ db, config }: Pick<Services, 'db' | 'config'>): Promise<string> {
  const [settings] = await findSiteSettings(db);
  return settings?.title.replaceAll(':', ' ').trim() || new URL(config.siteUrl).hostname;
}
