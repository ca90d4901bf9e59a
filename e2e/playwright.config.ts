import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from '../scripts/test/chromium';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // What fails is tried once more, only to record what happened: it has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // A few points may differ from machine to machine, where the edge of a letter is drawn; a colour may not.
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
    // What a test does to requests has to reach every document; the offline page has a test of its own.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    // A record of each test takes a third of the browser's time.
    trace: 'on-first-retry',
  },
});
