import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../../command-line/command';
import { checkOut } from '../../installation/checkout';
import { Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { createRepository } from '../../new-remote/new-remote';
import { PUBLISHABLE } from '../../packages/publishable';
import { resultOf, resultOfScript } from '../../processes/run';
import { serveFresh, type FreshSite } from '../../site/fresh-site';
import { ENVIRONMENT, storeAddress, trustedKeysFile } from '../../site/store';
import { chromiumOptions } from '../../test/chromium';
import { ensureTestBrowser } from '../../test/machine';
import { breakingChange } from './breaking-change';
import { galleryShown } from './gallery';
import { beginImport, imported, registered } from './own-data';
import { seenInDevelopment } from './in-development';
import { startRegistry, type Registry } from './registry';
import { served, visited } from './visit';

const HELP = `npm run trial -- standalone
    a team's separate repository, from an empty folder to a live page, with a registry and the address of the site's store;
    uses the last commit`;

/** Publishes the packages of the last commit to the registry, as decision 35 describes. */
async function published(folder: string, { address, userConfig }: Registry): Promise<void> {
  await checkOut(await resultOf('git', ['rev-parse', 'HEAD']), folder);
  await resultOfScript('scripts/packages/main.ts', [], { cwd: folder });
  const lerna = ['lerna', 'publish', 'from-package', '--yes', '--no-git-reset', '--registry', address];
  await resultOf('npx', lerna, { cwd: folder, env: { npm_config_userconfig: userConfig } });
  for (const name of PUBLISHABLE) {
    const { status } = await fetch(`${address}/${name}`);
    assert(status === 200, `the registry has ${name}; it answers ${status}`);
  }
  say(`lerna publish has put ${PUBLISHABLE.length} packages into the registry.`);
}

/** The commands of the team in its repository, with only the path of programs from this environment. */
function team(folder: string, site: FreshSite, key: string) {
  const { PATH = '', HOME = '' } = process.env;
  const [store, trusted] = [storeAddress(site.siteDir), trustedKeysFile(site.siteDir)];
  const browser = chromiumOptions().executablePath ?? '';
  const env = { PATH, HOME, STORE_URL: store, DELIVERY_KEY: key, TRUSTED_KEYS: trusted, CHROMIUM_PATH: browser };
  return (program: string, ...args: readonly string[]): Promise<string> =>
    resultOf(program, args, { cwd: folder, env, isolated: true });
}

/** The limit of the code that a team needs for its first section. */
const MAX_LINES = 250;

/** The folders with the code of a team: pages, tests, examples and their data. The files beside them configure tools. */
const OWN_CODE = ['src', 'e2e'];

async function linesOf(folder: string): Promise<number> {
  const listed = OWN_CODE.map((part) => readdir(path.join(folder, part), { recursive: true, withFileTypes: true }));
  const entries = (await Promise.all(listed)).flat();
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.reduce((lines, text) => lines + text.split('\n').length - 1, 0);
}

/** From an empty folder to a page for visitors, following the repository's README. Answers the minutes. */
async function firstDay(folder: string, site: FreshSite, registry: string): Promise<string> {
  const begun = Date.now();
  const key = path.join(path.dirname(folder), 'events.pem');
  const types = team(folder, site, key);
  await createRepository(folder, { name: 'events' }, registry);
  await types('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  say('Installed from the registry.');
  await types('npm', 'run', 'types');
  await types('npm', 'run', 'lint');
  await types('npm', 'test');
  say('Types, rules and tests are fine: a page with a loader, and its form.');
  await types('npm', 'run', 'e2e');
  say('A browser uses the form of the remote in the recorded site.');
  await galleryShown(folder);
  const lines = await linesOf(folder);
  assert(lines <= MAX_LINES, `the team's own code has at most ${MAX_LINES} lines; it has ${lines}`);
  say(`The team's own code, with its tests and examples: ${lines} lines.`);
  await seenInDevelopment(folder, site.origin);
  const created = await types('npx', 'delivery', 'key', 'create', key, '--json');
  const { publicKey } = JSON.parse(created) as { publicKey: string };
  // The steps of the site's owner, here.
  const trusted = ['--trusted-keys', trustedKeysFile(site.siteDir), '--publish', 'events', '--traffic', 'events'];
  const trust = ['key', 'trust', 'events-team', publicKey, ...trusted];
  await resultOfScript('delivery/src/commands/main.ts', trust);
  await types('npm', 'run', 'release');
  await types('npx', 'delivery', 'promote', 'events', '1.0.0');
  await served(`${site.origin}/events`, 'This page is new.');
  return ((Date.now() - begun) / 60_000).toFixed(1);
}

/** A version whose loader calls another host is refused when it is published, although it catches the failure. */
async function wrongFetch(folder: string, site: FreshSite): Promise<void> {
  const types = team(folder, site, path.join(path.dirname(folder), 'events.pem'));
  const page = path.join(folder, 'src/page/overview-page.tsx');
  const written = await readFile(page, 'utf8');
  const call = "await Promise.resolve().then(() => fetch('https://elsewhere.example/')).catch(() => null);";
  const loader = '() => events.loadList(store, NEWEST)';
  assert(written.includes(loader), 'the page has the loader that is changed');
  await writeFile(page, written.replace(loader, `async () => { ${call} return events.loadList(store, NEWEST); }`));
  await types('npm', 'version', 'patch', '--no-git-tag-version');
  const reason = await types('npm', 'run', 'release').then(() => 'nothing', String);
  assert(reason.includes('fetch reaches nothing on the server'), `the call is refused; the command says ${reason}`);
  await writeFile(page, written);
  say('A version that calls another host is refused when it is published.');
}

/** A change: another version, which visitors get when it is promoted. */
async function secondDay(folder: string, site: FreshSite): Promise<void> {
  const types = team(folder, site, path.join(path.dirname(folder), 'events.pem'));
  const page = path.join(folder, 'src/page/overview-page.tsx');
  const saved = Date.now();
  await writeFile(page, (await readFile(page, 'utf8')).replace('This page is new.', 'This page is newer.'));
  await types('npm', 'version', 'patch', '--no-git-tag-version');
  await types('npm', 'run', 'release');
  await types('npx', 'delivery', 'promote', 'events', '1.0.2');
  await served(`${site.origin}/events`, 'This page is newer.');
  const seconds = ((Date.now() - saved) / 1_000).toFixed(1);
  say(
    `Version 1.0.2 is promoted, in the environment ${ENVIRONMENT}: visitors have it ${seconds} s after it was saved.`,
  );
}

export const main = (): void =>
  command({ help: HELP, options: {} }, async () => {
    await ensureTestBrowser();
    if (await resultOf('git', ['status', '--porcelain'])) say('Uncommitted changes are not in the packages.');
    const folder = await mkdtemp(path.join(tmpdir(), 'standalone-'));
    const ends: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
    try {
      const registry = await startRegistry(path.join(folder, 'registry'));
      ends.unshift(registry.stop);
      say('A private registry answers.');
      await published(path.join(folder, 'checkout'), registry);
      await rm(path.join(folder, 'checkout'), { recursive: true, force: true });
      const site = await serveFresh();
      ends.unshift(site.stop);
      say('A site runs.');
      const own = path.join(folder, 'elsewhere', 'events');
      const minutes = await firstDay(own, site, registry.address);
      say(`From an empty folder to a live page: ${minutes} minutes.`);
      const editor = await Editor.signIn(site.origin);
      const run = await beginImport(editor);
      await registered(editor);
      await wrongFetch(own, site);
      await secondDay(own, site);
      await breakingChange(own, site, registry, team(own, site, path.join(path.dirname(own), 'events.pem')));
      await served(`${site.origin}/events`, 'This page is newer.');
      await imported(editor, run);
      await visited(site.origin);
      say('The page, the home page and the administration work in the browser, without an error in its console.');
      say('All checks passed.');
    } finally {
      for (const end of ends) await end();
    }
  });
