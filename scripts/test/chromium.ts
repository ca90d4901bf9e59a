import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Browsers that a system may have installed, the first one found is used. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed Chromium, or undefined where Playwright's own has to do. */
export function installedChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...INSTALLED].find((path) => path && existsSync(path));
}

/** How tests launch the browser; as root in a container it cannot use its sandbox. */
export function chromiumOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: installedChromium(),
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
