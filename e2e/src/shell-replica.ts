import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localRollbackKey } from 'delivery';
import { stop as end } from '../../scripts/processes/start';
import { freePort } from '../../scripts/site/ports';
import { startServer } from '../../scripts/site/start-server';
import { trustedKeysFile } from '../../scripts/site/store';
import { siteOrigin } from './test';

/** A second shell server over a copy of the published files, so that a test may damage or replace them. */
export interface ShellReplica {
  readonly origin: string;
  /** The copy: `r/` with the published files, `env/` with the discovery document. */
  readonly store: string;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  /** Uses the API server itself instead of the site under test, to make calls that visitors cannot. */
  readonly beforeApi?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The page that shows it: `stop` leaves it first, because what it still loads would be refused. */
  readonly shownIn?: Page;
  /** The files of another replica, to be shared; by default a separate copy. */
  readonly store?: string;
  /** Changes the copied files before the server reads them. */
  readonly prepare?: (store: string) => Promise<void>;
}

/** Starts a replica; its API is that of the site under test, behind that site's server. */
export async function startShellReplica({
  beforeApi = false,
  env,
  shownIn,
  store: shared,
  prepare,
}: ReplicaOptions = {}): Promise<ShellReplica> {
  const siteDir = process.env['TEST_SITE_DIR'];
  if (!siteDir) throw new Error('The site under test is not running.');
  const store = shared ?? (await mkdtemp(path.join(tmpdir(), 'store-')));
  if (!shared) await cp(path.join(siteDir, 'store'), store, { recursive: true });
  await prepare?.(store);
  const port = await freePort();
  const shell = startServer('shell/src/server/main.ts', {
    PORT: String(port),
    SITE_ORIGIN: `http://localhost:${port}`,
    TRUST_PROXY: '0',
    API_ORIGIN: (beforeApi && process.env['TEST_API_ORIGIN']) || siteOrigin(),
    STORE_URL: store,
    TRUSTED_KEYS: trustedKeysFile(siteDir),
    ROLLBACK_KEY: await localRollbackKey(siteDir),
    // A busy machine may delay any process; another test covers an endless loop.
    RENDER_STALL: '30000',
    ...env,
  });
  const stop = async (): Promise<void> => {
    await shownIn?.goto('about:blank');
    await end(shell);
    if (!shared) await rm(store, { recursive: true, force: true });
  };
  await shell.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin: `http://localhost:${port}`, store, stop };
}
