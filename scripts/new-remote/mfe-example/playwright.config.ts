import { defineConfig } from '@playwright/test';
import remote from './src/remote';

const PORT = 8180;
const SITE = `http://localhost:${PORT + 1}`;

export default defineConfig({
  testDir: 'e2e',
  // A busy machine takes longer.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // The recorded site's page of the first menu entry, with this remote: `page.goto('')`.
    baseURL: `${SITE}${remote.navigation[0]?.path}?mf.${remote.name}=http://localhost:${PORT}/remoteEntry.js`,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || undefined },
  },
  webServer: { command: 'npm run dev -- --offline', env: { PORT: `${PORT}` }, url: SITE, timeout: 120_000 },
});
