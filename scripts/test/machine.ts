import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium } from './chromium';
import { run } from './command';

const isRoot = (): boolean => process.getuid?.() === 0;
const hasApt = (): boolean => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs a Debian package; answers whether it is there afterwards. */
async function installPackage(name: string): Promise<boolean> {
  if (!isRoot() || !hasApt()) return false;
  console.log(`Installing ${name} from the system's packages …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })).code !== 0) return false;
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })).code === 0;
}

/**
 * Makes sure that there is a browser: an installed Chromium, else Playwright's own, else, as root on Debian, the
 * system's package.
 *
 * @throws Error that says how to get one
 */
export async function ensureBrowser(): Promise<void> {
  if (installedChromium() || existsSync(chromium.executablePath())) return;
  if (await installPackage('chromium')) return;
  throw new Error('The browser tests need Chromium. Install it, or run: npx playwright install chromium');
}

/** Whether a PostgreSQL server is installed, so that the API's tests can run on it too. */
export function hasPostgres(): boolean {
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) && readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/postgres`))
  );
}
