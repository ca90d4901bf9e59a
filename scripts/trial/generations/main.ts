import { chromium, type Browser } from '@playwright/test';
import { carry, createValidator, endCarrying, promote, promoteTogether, publish, type Store } from 'delivery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../command-line/command';
import { assert, say } from '../../installation/progress';
import { buildChanged } from '../../site/build';
import { serve } from '../../site/serve';
import { openSiteStore } from '../../site/signed-store';
import { ENVIRONMENT } from '../../site/store';
import { chromiumOptions } from '../../test/chromium';
import { otherGeneration, preactRemote, presentGeneration, type Generation } from './builds';
import { scriptsOf, visit, type Expected } from './visits';

const HELP = `npm run trial -- generations
    builds the shell and two remotes with two versions of React, each of which the remotes accept alone; promotes them in all
    six orders with both generations carried, visits the pages of each state with and without scripts, and compares
    the scripts of a page with and without slots of the other generation; a third remote has content made with Preact
    --visits  how many visits (500)
    --react   the version of React of the former generation (19.2.9)
    --built   uses the builds of the last run`;

const NAMES = ['shell', 'alpha', 'beta'] as const;
type Name = (typeof NAMES)[number];

const ORDERS: readonly (readonly Name[])[] = [
  ['shell', 'alpha', 'beta'],
  ['shell', 'beta', 'alpha'],
  ['alpha', 'shell', 'beta'],
  ['beta', 'shell', 'alpha'],
  ['alpha', 'beta', 'shell'],
  ['beta', 'alpha', 'shell'],
];

/** Types and tests are the same in both generations, and take minutes for each promotion. */
const SAME_SOURCES = ['shared-types', 'remote-tests'];

/** Published versions by the names of their front ends. */
type Versions = Readonly<Record<Name, string>>;

async function publishGeneration(store: Store, generation: Generation): Promise<Versions> {
  const versions: Record<string, string> = {};
  for (const name of NAMES) versions[name] = (await publish(store, ENVIRONMENT, generation[name])).version;
  return versions as Versions;
}

const releasesOf = (versions: Versions) => NAMES.map((name) => ({ name, version: versions[name] }));

/** Waits until visitors get the shell and the remotes of the last change. */
async function served(origin: string, { path: address, page, slot }: Expected): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const text = (await (await fetch(origin + address)).text()).replaceAll('<!-- -->', '');
    if (text.includes(`on React ${page}: not`) && text.includes(`>Slot of`) && text.includes(`on React ${slot}: not`))
      return;
    await pause(200);
  }
  throw new Error(`${address} is not rendered with React ${page}, and its slot with React ${slot}.`);
}

interface Tried {
  readonly store: Store;
  readonly origin: string;
  readonly browser: Browser;
  readonly former: Versions;
  readonly present: Versions;
  readonly reacts: { readonly former: string; readonly present: string };
}

/** The pages and their Reacts, when some front ends are of the present generation. */
function expectedOf(isPresent: ReadonlySet<Name>, { former, present }: Tried['reacts']): Expected[] {
  const react = (name: Name): string => (isPresent.has(name) ? present : former);
  return [
    { path: '/alpha', page: react('alpha'), slot: react('beta') },
    { path: '/beta', page: react('beta'), slot: react('alpha') },
  ];
}

/** Promotes in one order, and visits each state. @returns how many visits there were */
async function tryOrder(tried: Tried, order: readonly Name[], visits: number): Promise<number> {
  const { store, origin, browser, former, present, reacts } = tried;
  await promoteTogether(store, ENVIRONMENT, releasesOf(former));
  const isPresent = new Set<Name>();
  let made = 0;
  for (const name of [undefined, ...order]) {
    if (name) {
      await promote(store, ENVIRONMENT, name, present[name], createValidator(store, { except: SAME_SOURCES }));
      isPresent.add(name);
    }
    const pages = expectedOf(isPresent, reacts);
    for (const page of pages) await served(origin, page);
    for (let i = 0; i < visits; i++, made++) {
      const page = pages[i % pages.length];
      const messages = page ? await visit(browser, origin, page, i % 4 < 2) : [];
      assert(messages.length === 0, `the console says nothing on ${page?.path}: ${messages.join('; ')}`);
    }
  }
  return made;
}

const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((all, size) => all + size, 0);

/** Compares the scripts of pages without and with a second generation. */
async function trySizes({ store, origin, browser, former, present, reacts }: Tried): Promise<void> {
  await promoteTogether(store, ENVIRONMENT, releasesOf(former));
  await endCarrying(store, ENVIRONMENT);
  await served(origin, { path: '/alpha', page: reacts.former, slot: reacts.former });
  const alone = await scriptsOf(browser, origin, '/alpha');
  await carry(store, ENVIRONMENT, present.shell);
  await pause(1_500);
  const carried = await scriptsOf(browser, origin, '/alpha');
  say(
    `A page of one generation loads ${sum(alone)} bytes of scripts (gzip), and ${sum(carried)} with a carried shell.`,
  );
  assert(sum(alone) === sum(carried), 'a page that needs one generation grows by no byte');
  await promote(store, ENVIRONMENT, 'beta', present.beta);
  await served(origin, { path: '/alpha', page: reacts.former, slot: reacts.present });
  const mixed = await scriptsOf(browser, origin, '/alpha');
  const added = new Map([...mixed].filter(([file]) => file.includes('/generation/')));
  for (const [file, size] of added) say(`  ${file.replace(/^\/r\/[^/]+\/[^/]+\//, '')}: ${size}`);
  say(`A page with a slot of the other generation loads ${sum(added)} bytes more (gzip); all: ${sum(mixed)}.`);
}

export const main = (): void =>
  command(
    { help: HELP, options: { visits: '500', react: '19.2.9', built: false } },
    async ({ visits, react, built }) => {
      if (!built) await buildChanged(['shell'], say);
      const generations = { former: await otherGeneration(react, built), present: await presentGeneration(built) };
      const gamma = await preactRemote(built);
      say(`Built with React ${generations.former.react} and ${generations.present.react}, and with Preact.`);
      const siteDir = await mkdtemp(path.join(tmpdir(), 'generations-'));
      const store = await openSiteStore(siteDir);
      const former = await publishGeneration(store, generations.former);
      const preact = await publish(store, ENVIRONMENT, gamma);
      await promoteTogether(store, ENVIRONMENT, [...releasesOf(former), preact]);
      const present = await publishGeneration(store, generations.present);
      await carry(store, ENVIRONMENT, present.shell, createValidator(store, { except: SAME_SOURCES }));
      const env = { SEED: '', RENDER_TIMEOUT: '10000', RENDER_STALL: '30000' };
      const site = await serve({ port: 0, siteDir, env, onLine: () => undefined });
      const browser = await chromium.launch(chromiumOptions());
      try {
        const reacts = { former: generations.former.react, present: generations.present.react };
        const tried: Tried = { ...{ store, browser, former, present, reacts }, origin: site.origin };
        let made = 0;
        const each = Math.ceil(Number(visits) / (ORDERS.length * (NAMES.length + 1)));
        for (const order of ORDERS) {
          made += await tryOrder(tried, order, each);
          say(
            `${order.join(', ')}: each promotion is legal; ${made} visits until now without a message on the console.`,
          );
        }
        await trySizes(tried);
        const findings = await createValidator(store)(await store.read(ENVIRONMENT));
        assert(findings.length === 0, `all rules hold: ${findings.map(({ message }) => message).join('; ')}`);
        say('All rules hold with both generations, those of types and tests too.');
      } finally {
        await browser.close();
        await site.stop();
        await rm(siteDir, { recursive: true, force: true });
      }
    },
  );
