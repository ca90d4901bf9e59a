import { chromium, type Page } from '@playwright/test';
import { promote, publish, rollback } from 'delivery';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { serveFresh } from '../../site/fresh-site';
import { openSiteStore } from '../../site/signed-store';
import { ENVIRONMENT } from '../../site/store';
import { chromiumOptions } from '../../test/chromium';
import { tryCanaries } from './canaries';
import { buildFaultyCareers, KINDS, messageOf, type FaultKind, type Source } from './faulty-careers';

const HELP = `npm run trial -- authors
    publishes a version with a fault of each kind (in a handler, a rejected promise, a timer, an effect, a render, a
    loader, on the server, in a slot), visits each in a browser, and checks that the administration names the line of its
    source, and how soon; then runs canaries by steps with and without faults, over the reports of simulated visits to a
    real API, and counts those that are withdrawn
    --releases  how many canaries with a fault, and as many without (30)`;

/** The most seconds from a visit to the line. */
const MOST_SECONDS = 10;

/** All visits of the trial come from one address. */
const UNLIMITED = {
  LIMIT_TELEMETRY_PER_MINUTE: '1000000',
  LIMIT_TELEMETRY_EVENTS_PER_MINUTE: '1000000',
  LIMIT_TELEMETRY_OF_SITE_PER_MINUTE: '1000000',
};

interface Located {
  readonly reason: string;
  readonly place?: { readonly file: string; readonly line: number };
}

/** The line that a message is thrown at: `<file>:<line>`. */
function lineOf(kind: FaultKind, sources: readonly Source[]): string {
  for (const { name, text } of sources) {
    const line = text.split('\n').findIndex((one) => one.includes(messageOf(kind)));
    if (line >= 0) return `${name}:${line + 1}`;
  }
  throw new Error(`No source has the fault in the ${kind}.`);
}

/** Makes a fault happen in a browser. */
async function meet(page: Page, origin: string, kind: FaultKind): Promise<void> {
  if (kind === 'slot') {
    await page.goto(origin);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return;
  }
  await page.goto(`${origin}/career-faults/${kind === 'loader' ? 'none' : kind}`);
  if (kind === 'handler' || kind === 'rejection') await page.getByRole('button', { name: 'Press' }).click();
  if (kind === 'loader') await page.getByRole('link', { name: 'Load' }).click();
}

/** The faults that the owner sees under "Front ends". */
async function faultsOf(origin: string, { token }: Editor): Promise<readonly Located[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/env/${ENVIRONMENT}/versions.json`, { headers });
  const { reports } = (await answer.json()) as { reports: { faults: Located[] }[] };
  return reports.flatMap(({ faults }) => faults);
}

/** Publishes the version with faults. @returns the store, the version before, and the one with faults */
async function published(siteDir: string, folder: string) {
  const store = await openSiteStore(siteDir);
  const { microFrontends } = await store.read(ENVIRONMENT);
  const usual = microFrontends['careers']?.find(({ deployment }) => deployment.default)?.metadata.version ?? '';
  const { version } = await publish(store, ENVIRONMENT, folder);
  await promote(store, ENVIRONMENT, 'careers', version);
  return { store, usual, version };
}

async function located(origin: string, sources: readonly Source[]): Promise<void> {
  // The servers look for another state of the front ends every half second.
  while ((await fetch(`${origin}/career-faults/none`)).status !== 200) await pause(200);
  const owner = await Editor.signIn(origin);
  const browser = await chromium.launch(chromiumOptions());
  const wrong: string[] = [];
  try {
    for (const kind of KINDS) {
      const page = await browser.newPage();
      const met = performance.now();
      await meet(page, origin, kind);
      const wanted = lineOf(kind, sources);
      let found: Located | undefined;
      while (!found && performance.now() - met < MOST_SECONDS * 1_000) {
        await pause(200);
        found = (await faultsOf(origin, owner)).find(({ reason }) => reason.includes(messageOf(kind)));
      }
      const seconds = ((performance.now() - met) / 1_000).toFixed(1);
      const named = found?.place ? `${found.place.file}:${found.place.line}` : 'no line';
      say(`${kind}: ${found ? `"${found.reason}" is ${named}` : 'not reported'}, after ${seconds} s`);
      if (named !== wanted) wrong.push(`${kind}: ${named} in place of ${wanted}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  assert(wrong.length === 0, `each of ${KINDS.length} faults names its line; ${wrong.join('; ')}`);
  say(`Each of ${KINDS.length} faults names its line.`);
}

export const main = (): void =>
  command({ help: HELP, options: { releases: '30' } }, async ({ releases }) => {
    const site = await serveFresh(0, {}, () => undefined, UNLIMITED);
    try {
      const { folder, sources } = await buildFaultyCareers();
      say('A version with faults is built.');
      const versions = await published(site.siteDir, folder);
      await located(site.origin, sources);
      await rollback(versions.store, ENVIRONMENT, 'careers');
      await tryCanaries({ ...versions, apiOrigin: site.apiOrigin }, Number(releases));
    } finally {
      await site.stop();
    }
  });
