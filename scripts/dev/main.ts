import { createRequire } from 'node:module';
import { developmentConfig, developmentServer, readRemoteManifest } from 'federation/webpack';
import { webpack, type Configuration } from 'webpack';
import { FRONT_ENDS, folderOf } from '../site/front-ends';
import { readOptionsAndNames } from '../site/options';
import { assertFree, freePort } from '../site/ports';
import { publishAll } from '../site/publish';
import { publishChanged } from '../site/publish-changed';
import { serve } from '../site/serve';

const say = (line: string): void => console.log(line);

/** Loaded by its file: the package belongs to the build, not to this folder. */
const DevServer = createRequire(folderOf('federation/package.json'))(
  'webpack-dev-server',
) as typeof import('webpack-dev-server');

const nameOf = (folder: string): string => readRemoteManifest(folderOf(folder)).name;

/** The host; it is published anew on every change, as a page cannot take it from elsewhere. */
const HOST = 'shell';

const REMOTES = FRONT_ENDS.filter((folder) => folder !== HOST);

/** The packages that somebody wants to work on; all remotes when none is named. */
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

/** Builds the host on every change and makes it live. */
function watchHost(siteDir: string): void {
  const configs = (createRequire(__filename)(folderOf(`${HOST}/webpack.config.ts`)) as { default: Configuration[] })
    .default;
  let published = Promise.resolve();
  webpack(configs).watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
    else published = published.then(() => publishAll(siteDir, [HOST], say)).catch(console.error);
  });
}

/** Serves one remote's build from memory, rebuilt on every change. */
async function serveRemote(folder: string): Promise<{ readonly name: string; readonly entry: string }> {
  const port = await freePort();
  const server = new DevServer(developmentServer(port), webpack(developmentConfig(folderOf(folder))));
  await server.start();
  return { name: nameOf(folder), entry: `http://localhost:${port}/remoteEntry.js` };
}

async function main(): Promise<void> {
  const { options, names } = readOptionsAndNames(process.argv.slice(2), process.env);
  const folders = chosen(names);
  if (options.port !== 0) await assertFree(options.port);
  const site = await serve({ ...options, publish: () => publishChanged(options.siteDir, say) });
  if (folders.includes(HOST)) watchHost(options.siteDir);
  const remotes = await Promise.all(folders.filter((folder) => folder !== HOST).map(serveRemote));
  const address = new URL(site.origin);
  for (const { name, entry } of remotes) address.searchParams.set(`mf.${name}`, entry);
  say(`\nThe published site is at  ${site.origin}`);
  if (folders.includes(HOST)) say('Save a file of the shell, and the next page that is opened has your change.');
  if (remotes.length > 0) {
    say(`With your ${remotes.map(({ name }) => name).join(', ')}:  ${address.href}`);
    say('Save a file, and the page loads your change. "Reset" in the page goes back to what is published.');
  }
  say('Ctrl-C stops it.\n');
  const stop = (): void => void site.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
