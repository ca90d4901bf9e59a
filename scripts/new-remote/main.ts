import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { retire } from 'delivery';
import { ROOT } from '../site/front-ends';
import { openSiteStore } from '../site/signed-store';
import { ENVIRONMENT } from '../site/store';
import { createRemote, createRepository, removeRemote } from './new-remote';

const HELP = `npm run new-remote -- <name> [--title "What people read"]
    makes a further remote in mfe-<name>: a page, a menu entry, slot content for the home page, an administration screen, tests
npm run new-remote -- <name> --standalone <folder> [--registry <address>] [--title "What people read"]
    makes the same in a repository of its own, which has the site's packages from a registry
npm run new-remote -- <name> --remove
    takes the remote's package away, and the remote from the site in .site`;

/** Links the package into node_modules and writes the lock file; nothing new is downloaded. */
function install(): void {
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install did not succeed; the lines above say why.');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      standalone: { type: 'string' },
      registry: { type: 'string' },
      remove: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help || name === undefined || positionals.length > 1) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (values.remove) {
    await removeRemote(ROOT, name);
    install();
    const store = await openSiteStore(path.resolve(ROOT, process.env['SITE_DIR'] ?? '.site'));
    const retired = await retire(store, ENVIRONMENT, name).then(
      () => true,
      () => false,
    );
    console.log(
      `mfe-${name} is removed${retired ? ' and no longer part of the local site' : ''}. On a live site: npm run delivery -- retire ${name}`,
    );
    return;
  }
  if (values.standalone !== undefined) {
    const folder = path.resolve(values.standalone);
    const written = await createRepository(folder, { name, title: values.title }, values.registry);
    written.forEach((file) => console.log(`  ${file}`));
    const named = values.registry === undefined ? ' (name the registry in .npmrc before)' : '';
    console.log(
      `\nThe repository is in ${folder}. Next, there: npm install${named}, npm test, npm run dev. Its README says how it is published.`,
    );
    return;
  }
  const files = await createRemote(ROOT, { name, title: values.title });
  files.forEach((file) => console.log(`  ${file}`));
  install();
  console.log(
    `\nThe remote is ready. See it with hot reload: npm run dev -- ${name}\nOr build, publish and run everything:      npm start`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
