import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdministrator, OWNER } from './administrator';
import { publishChanged } from './publish-changed';
import { serve } from './serve';

/** A site whose data is deleted when it stops. */
export interface FreshSite {
  readonly origin: string;
  readonly apiOrigin: string;
  readonly siteDir: string;
  stop(): Promise<void>;
}

/** A site that a script visits. */
interface LookedAt {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The site at an address; a fresh one if the address is empty. */
export const siteAt = async (origin: string): Promise<LookedAt> =>
  origin === '' ? serveFresh() : { origin, stop: async () => undefined };

/**
 * Builds and publishes changed front ends and serves them with the demonstration content and one owner.
 *
 * @param port its port; 0 for any free one
 * @param onLine gets each line of the servers' logs, which are shown by default
 * @param apiEnv further environment of the API server alone
 */
export async function serveFresh(
  port = 0,
  env: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
  apiEnv?: Readonly<Record<string, string>>,
): Promise<FreshSite> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const say = (line: string): void => console.log(line);
  const site = await serve({
    port,
    siteDir,
    // A busy machine renders pages and makes pictures smaller slowly; separate tests cover what is too slow.
    env: { RENDER_TIMEOUT: '10000', RENDER_STALL: '30000', LIMIT_FILE_SECONDS: '120', ...env },
    apiEnv,
    publish: () => publishChanged(siteDir, say),
    onLine,
  });
  await createAdministrator(siteDir, OWNER);
  const stop = async (): Promise<void> => {
    await site.stop();
    await rm(siteDir, { recursive: true, force: true });
  };
  return { origin: site.origin, apiOrigin: site.apiOrigin, siteDir, stop };
}
