import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from '../scripts/test/chromium';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A failed test is repeated once, only to record a trace: it still counts as failed.
  retries: 1,
  // `npm test` counts flaky tests itself, from the report.
  failOnFlakyTests: !process.env['TEST_REPORT'],
  // A test takes some seconds. The limits only end one that hangs: no machine is too slow for them.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // A few pixels may differ between machines, at the edges of letters; colours may not.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.02,
      maxDiffPixelRatio: 0.001,
    },
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  reporter: process.env['TEST_REPORT'] ? [['json', { outputFile: process.env['TEST_REPORT'] }], ['line']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    // Tests intercept requests, which must reach every document; the offline page has a separate test.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    // Tracing each test takes a third of the browser's time.
    trace: 'on-first-retry',
  },
});
