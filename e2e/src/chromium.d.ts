import type { LaunchOptions } from '@playwright/test';
/** The installed Chromium, or undefined where Playwright's own has to do. */
export declare function installedChromium(): string | undefined;
/** How tests launch the browser; as root in a container it cannot use its sandbox. */
export declare function chromiumOptions(): LaunchOptions;
