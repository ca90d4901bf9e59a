import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Chromium without a user interface: the same engine for a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Possible paths of installed browsers; the first one found is used. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: readonly string[]): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));

/** The installed full Chromium; undefined if only Playwright's own is available. */
export const installedChromium = (): string | undefined => firstOf(INSTALLED);

/** The installed browser of the tests, preferably the headless shell; undefined without one. */
export const testBrowser = (): string | undefined => firstOf([HEADLESS_SHELL, ...INSTALLED]);

/** Launch options of the tests' browser; as root in a container it cannot use its sandbox. */
export function chromiumOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: testBrowser(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/**
 * Launch options of a full Chromium: for measurements, and for features that the headless shell lacks, such as PDFs.
 */
export function fullChromiumOptions(): LaunchOptions {
  const executablePath = installedChromium();
  return { ...chromiumOptions(), executablePath, ...(!executablePath && { channel: 'chromium' }) };
}
