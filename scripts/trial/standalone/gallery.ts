import { chromium } from '@playwright/test';
import { assert, say } from '../../installation/progress';
import { start, stop, waitForAnswer } from '../../processes/start';
import { freePort } from '../../site/ports';
import { chromiumOptions } from '../../test/chromium';

/** A text of each example of a new remote's gallery. */
const EXAMPLES: Readonly<Record<string, string>> = {
  Events: 'Open day',
  'No events': 'There are no events yet.',
  'Refused registration': 'The API says here why it refuses the form.',
  Thanks: 'Thank you. We have your registration.',
  'Section of the home page': 'Open day',
};

/** The gallery shows every example in both themes, without a site. */
export async function galleryShown(folder: string): Promise<void> {
  const [port, browser] = [await freePort(), await chromium.launch(chromiumOptions())];
  const { PATH = '', HOME = '' } = process.env;
  const args = ['--import', 'tsx', 'node_modules/webpack-cli/bin/cli.js', 'serve', '--config', 'gallery.config.ts'];
  const server = start(args, { cwd: folder, env: { PATH, HOME, PORT: String(port) } });
  try {
    await waitForAnswer(server, `http://localhost:${port}/gallery.js`);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`http://localhost:${port}/`);
    for (const theme of ['Dark', 'Light']) {
      await page.getByRole('link', { name: theme, exact: true }).click();
      await page.waitForURL(`**/?theme=${theme.toLowerCase()}`);
      for (const [name, text] of Object.entries(EXAMPLES))
        await page.frameLocator(`iframe[title="${name}"]`).getByText(text).waitFor();
    }
    await page.getByRole('link', { name: 'Thanks' }).click();
    await page.getByRole('status').waitFor();
    assert(errors.length === 0, `the browser's console has no errors; it has: ${errors.join('\n')}`);
  } finally {
    await browser.close();
    await stop(server);
  }
  say(`The gallery shows ${Object.keys(EXAMPLES).length} examples, light and dark.`);
}
