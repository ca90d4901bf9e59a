import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, retire } from 'delivery';
import { ROOT } from '../site/front-ends';
import { ENVIRONMENT, storeAddress } from '../site/store';
import { createRemote, removeRemote } from './new-remote';

const HELP = `npm run new-remote -- <name> [--title "What people read"]
    makes a further section in mfe-<name>: a page, a menu entry, a piece for the home page, an administration screen, tests
npm run new-remote -- <name> --remove
    takes the section's package away, and the section from the site in .site`;

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
    const store = await openStore(storeAddress(path.resolve(ROOT, process.env['SITE_DIR'] ?? '.site')));
    const retired = await retire(store, ENVIRONMENT, name).then(
      () => true,
      () => false,
    );
    console.log(
      `mfe-${name} is removed${retired ? ' and no longer part of the local site' : ''}. On a live site: npm run delivery -- retire ${name}`,
    );
    return;
  }
  const files = await createRemote(ROOT, { name, title: values.title });
  files.forEach((file) => console.log(`  ${file}`));
  install();
  console.log(
    `\nThe section is ready. See it with hot reload: npm run dev -- ${name}\nOr build, publish and run everything:      npm start`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
