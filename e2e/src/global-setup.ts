import { serveFresh } from '../../scripts/site/fresh-site';
import { freePort } from '../../scripts/site/ports';
import { hashPasswordsCheaply } from '../../scripts/test/cheap-passwords';
import { startIdentityProvider } from './identity-provider';

/** Starts one composed site, from built and published front ends, for all tests; its data is deleted afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A third of a second for each sign-in: the API's own tests check the cost.
  hashPasswordsCheaply();
  const port = await freePort();
  const provider = await startIdentityProvider(`http://localhost:${port}`);
  // All tests share one network address; the API's own tests check the rate limits.
  const environment = {
    LIMIT_FORMS_PER_HOUR: '1000',
    LIMIT_SEARCHES_PER_MINUTE: '100000',
    LIMIT_REACTIONS_PER_MINUTE: '10000',
    ...provider.environment,
  };
  // The pages of the site are English; tests start further servers before its API for pages in other languages.
  const site = await serveFresh(port, environment, undefined, { LANGUAGES: 'hi,gu' });
  process.env['TEST_SITE_ORIGIN'] = site.origin;
  process.env['TEST_API_ORIGIN'] = site.apiOrigin;
  process.env['TEST_SITE_DIR'] = site.siteDir;
  return async () => {
    await site.stop();
    await provider.stop();
  };
}
