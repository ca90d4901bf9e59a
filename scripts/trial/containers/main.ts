import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LoadGenerator } from '../../bench/cluster/load-generator';
import { command } from '../../command-line/command';
import { releaseOf } from '../../installation/checkout';
import { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { resultOf } from '../../processes/run';
import { formerCommit } from '../../installation/former-commit';
import { ensureBaseImages, NODE_IMAGE } from './base-images';
import { Engine, ensurePrograms } from './engine';
import { ContainerSite, SERVICES } from './site';

const HELP = `npm run trial -- containers [--former <folder>] [--next <folder>]
    the site of compose.yaml with podman: builds the images, kills and replaces a container of each kind, upgrades the servers
    and goes back, while visitors read pages and send a form and an editor writes; root on Debian, for half an hour
    --former  the folder of the release before; by default the last tag, or the commit before the latest migration, is built
    --next    the folder of the release; by default the last commit is built`;

/** The images stay here for the next trial. */
const IMAGES = path.join(tmpdir(), 'site-containers');
const [FORMER, NEXT] = ['localhost/site:former', 'localhost/site:next'];
const MEGABYTE = 1_000_000;
/** How large an image may be above its base, in megabytes. */
const MOST_ABOVE_BASE = 200;

const sizeOf = async (engine: Engine, image: string): Promise<number> =>
  Number(await engine.podman('image', 'inspect', '--format', '{{.Size}}', image));

/** Builds the image of a release. */
async function buildImage(engine: Engine, image: string, release: string): Promise<void> {
  await engine.build(image, release, '--file', path.join(release, 'Containerfile'));
  const above = ((await sizeOf(engine, image)) - (await sizeOf(engine, NODE_IMAGE))) / MEGABYTE;
  say(`${image}: ${above.toFixed(0)} MB above its base.`);
  assert(above <= MOST_ABOVE_BASE || image === FORMER, `${image} adds at most ${MOST_ABOVE_BASE} MB to its base`);
}

/** Prints the results since the last call. */
function report(what: string, load: LoadGenerator): void {
  const { pages, lost, written, retries, forms } = load.tally();
  const failures = Object.entries(lost).map(([reason, count]) => `${reason}: ${count}`);
  say(
    `${what}: ${pages} pages, ${failures.length === 0 ? '0 lost' : `lost ${failures.join(', ')}`}; forms ${forms.sent} sent, ` +
      `${forms.returned} returned, ${forms.lost} lost; ${written} writes, ${retries} tried again`,
  );
}

/** How many times the load is counted until the site works again, each for two seconds. */
const MOST_COUNTS = 30;

/** Waits until pages are answered and changes stored, and nothing is lost: requests from before the kill end first. */
async function worksAgain(container: string, load: LoadGenerator): Promise<void> {
  load.tally();
  for (let count = 1; count <= MOST_COUNTS; count++) {
    await pause(2_000);
    const { pages, lost, written } = load.tally();
    if (pages > 0 && written > 0 && Object.keys(lost).length === 0) return;
  }
  throw new Error(`The site does not work with the new ${container}.`);
}

async function kills(site: ContainerSite, load: LoadGenerator, engine: Engine): Promise<void> {
  for (const service of Object.keys(SERVICES)) {
    const [container = ''] = await engine.containersOf(service);
    const [before, after] = await site.replaceKilled(container);
    await pause(2_000);
    report(`${container} was killed and came back, ${before} → ${after}`, load);
    assert(before !== after, `${container} has another address`);
    await worksAgain(container, load);
  }
}

/** Upgrades under load; no page may be lost. */
async function upgrades(site: ContainerSite, load: LoadGenerator): Promise<void> {
  const steps = [
    // The former front ends need not fit the next API in every type.
    ['upgrade to the next release', ['--despite-calls', NEXT]],
    ['back to the release before', ['--back', FORMER]],
    ['upgrade again', ['--despite-calls', NEXT]],
  ] as const;
  for (const [what, args] of steps) {
    load.tally();
    const output = await site.upgrade(...args);
    for (const line of output.split('\n')) say(`    ${line}`);
    const { pages, lost, written, forms, retries } = load.tally();
    say(
      `${what}: ${pages} pages, ${JSON.stringify(lost)} lost; ${forms.sent} forms; ${written} writes, ${retries} tried again`,
    );
    if (Object.keys(lost).length > 0 || forms.lost > 0)
      for (const line of await site.failedRequests()) say(`    ${line}`);
    assert(pages > 0 && Object.keys(lost).length === 0 && forms.lost === 0, `${what} loses no page and no form`);
    await site.isHealthy();
  }
}

async function tried(engine: Engine, site: ContainerSite, next: string): Promise<void> {
  await site.start();
  say('database, api × 2, shell × 2 and edge are healthy.');
  await site.holdsLimits();
  await site.createOwner();
  const editor = await Editor.signIn(site.origin);
  say('The first administrator signs in.');
  const load = new LoadGenerator(site.origin, editor.token, { visitors: 4, editors: 1, writers: 1 }, 10);
  try {
    await pause(5_000);
    report('Undisturbed', load);
    await kills(site, load, engine);
    await upgrades(site, load);
    await site.publish(next);
    await pause(5_000);
    const { pages, lost } = load.tally();
    assert(pages > 0 && Object.keys(lost).length === 0, 'publishing the next front ends loses no page');
    say(`The front ends of the next release were published: ${pages} pages, 0 lost.`);
  } finally {
    await load.stop();
  }
  const titles = new Set(
    (await editor.call<{ title: string }[]>('GET', '/export/job-postings.json')).map(({ title }) => title),
  );
  const missing = load.acknowledged.filter((title) => !titles.has(title));
  assert(missing.length === 0, `no acknowledged write is lost; ${missing.length} of ${load.acknowledged.length} are`);
  say(`All ${load.acknowledged.length} acknowledged writes are there.`);
}

export const main = (): void =>
  command({ help: HELP, options: { former: '', next: '' } }, async (options) => {
    await ensurePrograms();
    const folder = await mkdtemp(path.join(tmpdir(), 'containers-'));
    try {
      const engine = await Engine.in(IMAGES);
      await ensureBaseImages(engine, IMAGES);
      const former = options.former || (await releaseOf(await formerCommit(), path.join(folder, 'before')));
      const next =
        options.next || (await releaseOf(await resultOf('git', ['rev-parse', 'HEAD']), path.join(folder, 'after')));
      say('Both releases are built.');
      await buildImage(engine, FORMER, path.resolve(former));
      await buildImage(engine, NEXT, path.resolve(next));
      const releases = { release: path.resolve(next), former: path.resolve(former), image: FORMER };
      const site = await ContainerSite.in(path.join(folder, 'site'), releases, engine);
      try {
        await tried(engine, site, releases.release);
      } finally {
        await site.stop();
      }
      say('All of it holds.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
