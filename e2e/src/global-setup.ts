import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/site/ports';
import { publishChanged } from '../../scripts/site/publish-changed';
import { serve } from '../../scripts/site/serve';
import { createAdministrator, OWNER } from '../../scripts/site/administrator';
import { startIdentityProvider } from './identity-provider';

/** Brings up one composed site, from built and published front ends, for all tests; its data is thrown away. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const say = (line: string): void => console.log(line);
  // All tests come from one network address; the limits themselves are tried where the API is.
  // A busy machine renders slowly; that a slow section is left to the browser is a test of its own.
  const port = await freePort();
  const provider = await startIdentityProvider(`http://localhost:${port}`);
  const env = { LIMIT_FORMS_PER_HOUR: '1000', RENDER_PATIENCE: '10000', ...provider.environment };
  const site = await serve({ port, siteDir, env, publish: () => publishChanged(siteDir, say) });
  await createAdministrator(siteDir, OWNER);
  process.env['TEST_SITE_ORIGIN'] = site.origin;
  process.env['TEST_SITE_DIR'] = siteDir;
  return async () => {
    await site.stop();
    await provider.stop();
    await rm(siteDir, { recursive: true, force: true });
  };
}
