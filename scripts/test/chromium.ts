import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Chromium without windows, and without what they cost: the same engine for a third less of the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Browsers that a system may have installed, the first one found is used. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: readonly string[]): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));

/** The installed Chromium as people have it, or undefined where Playwright's own has to do. */
export const installedChromium = (): string | undefined => firstOf(INSTALLED);

/** The installed browser of the tests: the headless shell before any other; undefined where there is none. */
export const testBrowser = (): string | undefined => firstOf([HEADLESS_SHELL, ...INSTALLED]);

/** How the browser of the tests is launched; as root in a container it cannot use its sandbox. */
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

/** How Chromium is launched as people have it: where it is measured, or shows what the headless shell cannot, as PDFs. */
export function fullChromiumOptions(): LaunchOptions {
  const executablePath = installedChromium();
  return { ...chromiumOptions(), executablePath, ...(!executablePath && { channel: 'chromium' }) };
}
