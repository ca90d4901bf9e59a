import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium, testBrowser } from './chromium';
import { run } from '../processes/run';

const isRoot = (): boolean => process.getuid?.() === 0;
const hasApt = (): boolean => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Options that let an unreachable package archive cost seconds, not minutes. */
const ARCHIVE = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/**
 * Installs Debian packages; answers whether they are installed afterwards.
 *
 * @param names with `=` and a version to require that version
 */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  if (!isRoot() || !hasApt()) return false;
  console.log(`Installing ${names.join(', ')} from the system's packages …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  const install = ['install', '-y', '--no-install-recommends', ...names];
  for (const step of [['update'], install]) {
    const { code, output } = await run('apt-get', [...ARCHIVE, ...step], options);
    if (code === 0) continue;
    console.log(`It cannot be had: ${output.trim().split('\n').at(-1)}`);
    return false;
  }
  return true;
}

/** The version of an installed Debian package; undefined when it is not installed. */
function packageVersion(name: string): string | undefined {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Makes sure that there is a browser: an installed Chromium, else Playwright's own, else, as root on Debian, the
 * system's package.
 *
 * @throws Error that says how to get one
 */
export async function ensureBrowser(): Promise<void> {
  if (installedChromium() || existsSync(chromium.executablePath())) return;
  if (await installPackages('chromium')) return;
  throw new Error('The browser tests need Chromium. Install it, or run: npx playwright install chromium');
}

/**
 * Makes sure that there is a browser and, as root on Debian, the headless shell for most of the tests: in the version
 * of the installed Chromium, which is not changed. Without the headless shell, Chromium replaces it.
 *
 * @throws Error that says how to get a browser
 */
export async function ensureTestBrowser(): Promise<void> {
  await ensureBrowser();
  const version = packageVersion('chromium');
  const isChosen = Boolean(process.env['CHROMIUM_PATH']);
  if (version && !isChosen && testBrowser() === installedChromium())
    await installPackages(`chromium-headless-shell=${version}`);
}
