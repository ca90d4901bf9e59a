import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createValidator, promoteTogether, publish, type Release, type Store } from 'delivery';
import type { PublishedAssets, PublishedSharing } from 'federation/naming';
import { assert, say } from '../../installation/progress';
import { resultOf } from '../../processes/run';
import type { FreshSite } from '../../site/fresh-site';
import { FRONT_ENDS, folderOf } from '../../site/front-ends';
import { openSiteStore } from '../../site/signed-store';
import { ENVIRONMENT } from '../../site/store';
import type { Registry } from './registry';

const NEXT = '2.0.0';
const NOTE = 'Replace SectionHead of ui-kit.';
const isKit = (request: string): boolean => request === 'ui-kit' || request.startsWith('ui-kit/');

async function change<Content extends object>(file: string, edit: (content: Content) => object): Promise<void> {
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')) as Content)));
}

/** The values of the modules of `ui-kit` replaced. */
const withKit = <Value>(of: Readonly<Record<string, Value>> = {}, to: Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).map(([request, value]) => [request, isKit(request) ? to : value]));

/** The script that starts a front end in the browser says which version it provides or needs: that of the next one. */
async function startOnNext(folder: string): Promise<void> {
  for (const entry of ['shell.js', 'remoteEntry.js']) {
    const file = path.join(folder, 'dist', entry);
    const script = await readFile(file, 'utf8').catch(() => undefined);
    if (script === undefined) continue;
    const next = script
      .replace(/("ui-kit(?:\/\w+)?":\[\{version:")[^"]+/g, `$1${NEXT}`)
      .replace(/requiredVersion:"[^"]+"(?=[^}]*shareKey:"ui-kit[/"])/g, `requiredVersion:"^${NEXT}"`);
    assert(next !== script, `${entry} has the version of ui-kit`);
    await writeFile(file, next);
  }
}

/** A copy of a front end's build, with the next major version of `ui-kit`. @returns its folder */
async function buildOnNext(built: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'on-next-'));
  for (const name of ['dist', 'dist-server', 'package.json'])
    await cp(path.join(built, name), path.join(folder, name), { recursive: true });
  await startOnNext(folder);
  await change(path.join(folder, 'package.json'), (content) => ({ ...content, version: NEXT }));
  await change<PublishedAssets>(path.join(folder, 'dist/assets.json'), (assets) => ({ ...assets, version: NEXT }));
  await change<PublishedSharing>(path.join(folder, 'dist/sharing.json'), ({ provides, requires, ...sharing }) => ({
    ...sharing,
    ...(provides && { provides: withKit(provides, { version: NEXT, breaking: { [NEXT]: [NOTE] } }) }),
    ...(requires && { requires: withKit(requires, `^${NEXT}`) }),
  }));
  return folder;
}

async function publishOnNext(store: Store, folder: string): Promise<Release> {
  const name = folder.replace('mfe-', '');
  const { version } = await publish(store, ENVIRONMENT, await buildOnNext(folderOf(folder)));
  return { name, version };
}

/** Puts the next major version of the components into the registry, with the files of the present one. */
async function publishNextKit(team: string, { address, userConfig }: Registry): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ui-kit-'));
  await cp(path.join(team, 'node_modules/ui-kit'), folder, { recursive: true });
  await change(path.join(folder, 'package.json'), (content) => ({ ...content, version: NEXT }));
  const env = { npm_config_userconfig: userConfig };
  await resultOf('npm', ['publish', '--ignore-scripts', '--registry', address], { cwd: folder, env });
}

/**
 * The site's components get a breaking change: the team learns of it while the shell waits, the shell cannot go live
 * without the team, and all go live in one step after the team's upgrade.
 *
 * @param types runs a command of the team in its repository
 */
export async function breakingChange(
  folder: string,
  site: FreshSite,
  registry: Registry,
  types: (program: string, ...args: readonly string[]) => Promise<string>,
): Promise<void> {
  const store = await openSiteStore(site.siteDir);
  const releases: Release[] = [];
  for (const frontEnd of FRONT_ENDS) releases.push(await publishOnNext(store, frontEnd));
  const status = await types('npx', 'delivery', 'status');
  assert(
    /events .* needs ui-kit .*; shell 2\.0\.0.* provides 2\.0\.0/.test(status),
    `status names it; it says ${status}`,
  );
  const validator = createValidator(store);
  const refusal = await promoteTogether(store, ENVIRONMENT, releases, validator).then(() => 'nothing', String);
  assert(refusal.includes('events') && refusal.includes(NOTE), `the promotion is refused with the note: ${refusal}`);
  await publishNextKit(folder, registry);
  await types('npm', 'install', `ui-kit@${NEXT}`, '--no-audit', '--no-fund', '--loglevel=error');
  await types('npm', 'version', 'major', '--no-git-tag-version');
  await types('npm', 'run', 'types');
  await types('npm', 'run', 'release');
  const { microFrontends } = await store.read(ENVIRONMENT);
  const upgraded = microFrontends['events']?.find(({ metadata }) => metadata.version.startsWith(NEXT));
  assert(upgraded !== undefined, 'the upgraded version waits');
  const own = { name: 'events', version: upgraded?.metadata.version ?? '' };
  await promoteTogether(store, ENVIRONMENT, [...releases, own], validator);
  say('A breaking change of the components waits until the team has upgraded, and goes live with it in one step.');
}
