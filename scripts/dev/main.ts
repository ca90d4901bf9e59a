import { createRequire } from 'node:module';
import path from 'node:path';
import { developmentConfig, developmentServer, inDevelopment, readRemoteManifest } from 'federation/webpack';
import { shutDownOnSignal } from 'http-edge';
import { webpack, type Configuration } from 'webpack';
import { command } from '../command-line/command';
import { FRONT_ENDS, folderOf } from '../site/front-ends';
import { SITE_OPTIONS, siteOptions } from '../site/options';
import { assertFree, freePort } from '../site/ports';
import { publishChanged } from '../site/publish-changed';
import { serve } from '../site/serve';

const say = (line: string): void => console.log(line);

/** Loaded by path: it is a dependency of the build's package, not of this one. */
const DevServer = createRequire(folderOf('federation/package.json'))(
  'webpack-dev-server',
) as typeof import('webpack-dev-server');

const nameOf = (folder: string): string => readRemoteManifest(folderOf(folder)).name;

/** The host: it provides React's development build, without which components lose their state with every change. */
const HOST = 'shell';

const REMOTES = FRONT_ENDS.filter((folder) => folder !== HOST);

/** The packages to work on; all remotes by default. */
function chosen(names: readonly string[]): string[] {
  if (names.length === 0) return REMOTES;
  return names.map((name) => {
    const folder = FRONT_ENDS.find(
      (candidate) => candidate === name || (candidate !== HOST && nameOf(candidate) === name),
    );
    if (folder) return folder;
    throw new Error(`There is no front end "${name}". There are: ${[HOST, ...REMOTES.map(nameOf)].join(', ')}.`);
  });
}

/** A front end that is served from memory, and the address of its entry. */
interface Served {
  readonly name: string;
  readonly entry: string;
}

function hostConfig(): Configuration {
  const config = createRequire(__filename)(folderOf(`${HOST}/webpack.config.ts`)) as { default: Configuration[] };
  const [browser] = config.default;
  if (!browser) throw new Error('The shell has no browser build.');
  return inDevelopment(browser, { refresh: false });
}

/** Serves a front end's build from memory, rebuilt on every change; prints how long each build took. */
async function serveFolder(folder: string, refresh: boolean, runtimeErrors = true): Promise<Served> {
  const port = await freePort();
  const isHost = folder === HOST;
  const compiler = webpack(isHost ? [hostConfig()] : developmentConfig(folderOf(folder), { refresh }));
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('dev', ({ stats: [{ startTime, endTime } = { startTime: 0, endTime: 0 }] }) => {
      say(`  ${folder}: built in ${((endTime - startTime) / 1_000).toFixed(2)} s`);
      resolve();
    });
  });
  // A change of the host reloads the page, because everything depends on it.
  const options = { refresh: refresh && !isHost, runtimeErrors };
  const server = new DevServer(developmentServer(port, folderOf(folder), options), compiler);
  await server.start();
  await built;
  const file = isHost ? 'shell.js' : 'remoteEntry.js';
  return { name: isHost ? HOST : nameOf(folder), entry: `http://localhost:${port}/${file}` };
}

/** The address of a page of the site with the front ends that are served here. */
function addressIn(site: string, served: readonly Served[]): string {
  const address = new URL(site);
  for (const { name, entry } of served) address.searchParams.set(`mf.${name}`, entry);
  return address.href;
}

/** Loads front ends into a site elsewhere, with its React, which does not preserve the state of components. */
async function besideSite(site: string, folders: readonly string[]): Promise<void> {
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new Error(`--site has to be the address of a site, such as https://www.example.com, not "${site}".`);
  if (folders.includes(HOST)) throw new Error('The shell comes from the site. Name a remote.');
  const served = await Promise.all(folders.map((folder) => serveFolder(folder, false)));
  say(`\nWith your ${served.map(({ name }) => name).join(', ')}:  ${addressIn(site, served)}`);
  say('Save a file, and the page loads your change. The site has to allow this machine (OVERRIDE_ORIGINS);');
  say('a site in production takes one remote at a time and asks a signed-in user to confirm it.');
  say('Ctrl-C stops it.\n');
}

const HELP = `npm run dev [-- <front end> …] [--port 3000 --site-dir .site]
    the site with front ends that are rebuilt on every change: those named, or all remotes
npm run dev -- <front end> --site https://www.example.com
    front ends inside a site that runs elsewhere`;

command({ help: HELP, options: { ...SITE_OPTIONS, site: '' }, takesNames: true }, async (given, names) => {
  // The compiler of this repository checks the types of a package.
  process.env['PATH'] = [folderOf('node_modules/.bin'), process.env['PATH']].join(path.delimiter);
  const folders = chosen(names);
  if (given.site !== '') return besideSite(given.site, folders);
  const options = siteOptions(given, process.env);
  if (options.port !== 0) await assertFree(options.port);
  const site = await serve({ ...options, publish: () => publishChanged(options.siteDir, say) });
  // The home page has slots of every remote: rendering it makes the server evaluate all of them, so the first page is
  // fast.
  const ready = fetch(site.origin).then((answer) => answer.text());
  const [first] = folders;
  const served = await Promise.all(
    [...new Set([HOST, ...folders])].map((folder) => serveFolder(folder, true, folder === first)),
  );
  await ready;
  const named = served.filter(({ name }) => name !== HOST || folders.includes(HOST)).map(({ name }) => name);
  say(`\nThe published site is at  ${site.origin}`);
  say(`With your ${named.join(', ')}:  ${addressIn(site.origin, served)}`);
  say('Save a file, and the page shows your change; components keep their state. Errors are shown over the page.');
  say('"Reset" in the page returns to the published site. Ctrl-C stops it.\n');
  shutDownOnSignal(() => site.stop());
});
