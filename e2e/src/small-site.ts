import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type ServedSite } from '../../scripts/site/serve';
import { createAdministrator, OWNER } from '../../scripts/site/administrator';

/** A separate site, and the folder with all its data. */
export interface SmallSite extends ServedSite {
  readonly siteDir: string;
}

/**
 * A second, complete site over the same published front ends, with separate environment and content: for limits that
 * are off on the site under test, and for data that no other test may change. It has an owner; content only if `SEED`
 * names its folder.
 */
export async function startSmallSite(env: Readonly<Record<string, string>> = {}): Promise<SmallSite> {
  const from = process.env['TEST_SITE_DIR'];
  if (!from) throw new Error('The site under test is not running.');
  const siteDir = await mkdtemp(path.join(tmpdir(), 'small-site-'));
  await cp(path.join(from, 'store'), path.join(siteDir, 'store'), { recursive: true });
  await cp(path.join(from, 'keys'), path.join(siteDir, 'keys'), { recursive: true });
  const site = await serve({
    port: 0,
    siteDir,
    env: { SEED: '', RENDER_TIMEOUT: '10000', RENDER_STALL: '30000', ...env },
  });
  await createAdministrator(siteDir, OWNER);
  return {
    ...site,
    siteDir,
    stop: async () => {
      await site.stop();
      await rm(siteDir, { recursive: true, force: true });
    },
  };
}
