import path from 'node:path';
import { retire } from 'delivery';
import { command } from '../command-line/command';
import { resultOf } from '../processes/run';
import { ROOT } from '../site/front-ends';
import { openSiteStore } from '../site/signed-store';
import { ENVIRONMENT } from '../site/store';
import { createRemote, createRepository, removeRemote, type NameAndTitle } from './new-remote';

const HELP = `npm run new-remote -- <name> [--title "What people read"]
    makes a further remote in mfe-<name>: a collection of events with a list, a page and a form, a menu entry, slot content for the home page, tests, a gallery
npm run new-remote -- <name> --standalone <folder> [--registry <address>] [--title "What people read"]
    makes the same in a separate repository, which has the site's packages from a registry
npm run new-remote -- <name> --remove
    takes the remote's package away, and the remote from the site in .site`;

/** Links the package into node_modules and updates the lock file; downloads nothing new. */
const install = (): Promise<string> =>
  resultOf('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);

async function remove(name: string): Promise<void> {
  await removeRemote(ROOT, name);
  await install();
  const store = await openSiteStore(path.resolve(ROOT, process.env['SITE_DIR'] ?? '.site'));
  const retired = await retire(store, ENVIRONMENT, name).then(
    () => true,
    () => false,
  );
  console.log(
    `mfe-${name} is removed${retired ? ' and no longer part of the local site' : ''}. On a live site: npm run delivery -- retire ${name}`,
  );
}

async function createStandalone(place: string, remote: NameAndTitle, registry: string | undefined): Promise<void> {
  const folder = path.resolve(place);
  const written = await createRepository(folder, remote, registry);
  written.forEach((file) => console.log(`  ${file}`));
  const named = registry === undefined ? ' (name the registry in .npmrc before)' : '';
  console.log(
    `\nThe repository is in ${folder}. Next, there: npm install${named}, npm test, npm run dev. Its README says how it is published.`,
  );
}

const OPTIONS = { title: '', standalone: '', registry: '', remove: false };

command({ help: HELP, options: OPTIONS, takesNames: true }, async (given, [name, ...more]) => {
  if (name === undefined || more.length > 0) throw new Error(`One name is needed.\n${HELP}`);
  if (given.remove) return remove(name);
  const remote = { name, title: given.title || undefined };
  if (given.standalone !== '') return createStandalone(given.standalone, remote, given.registry || undefined);
  const files = await createRemote(ROOT, remote);
  files.forEach((file) => console.log(`  ${file}`));
  await install();
  console.log(
    `\nThe remote is ready. See it with hot reload: npm run dev -- ${name}\nOr build, publish and run everything:      npm start`,
  );
});
