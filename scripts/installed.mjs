// Installs the dependencies if `node_modules` differs from the lock file. Every command of the root begins with it, in plain
// JavaScript because nothing may be installed yet: `node --import ./scripts/installed.mjs <program>`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The packages of a lock file by their folder; undefined if it is missing or unreadable. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether npm has installed every package of the lock file. npm leaves out optional ones of other systems. */
function isInstalled() {
  const required = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (required === undefined || installed === undefined) return false;
  return Object.entries(required).every(([folder, { version, resolved, optional, devOptional }]) => {
    const found = installed[folder];
    if (found === undefined) return folder === '' || optional === true || devOptional === true;
    return found.version === version && found.resolved === resolved;
  });
}

/** Resolves once the dependencies are installed; ends the process with the reason if that fails. */
async function install() {
  console.error('Installing the dependencies (once, about a minute) …');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  const clock = setInterval(() => console.error(`  … installing, ${seconds()} s`), 10_000);
  const code = await new Promise((resolve) => npm.on('exit', resolve));
  clearInterval(clock);
  if (code !== 0) {
    console.error('The dependencies could not be installed; the lines above say why. Is the npm registry reachable?');
    process.exit(1);
  }
  console.error(`Installed in ${seconds()} s.`);
}

/** Prints the help of a command from its source, because reading it must not install anything; ends the process. */
function printHelp() {
  const [, help] = /HELP = `([^`]+)`/.exec(readFileSync(process.argv[1], 'utf8')) ?? [];
  console.log(
    help?.replace(/\$\{.*\}/g, '…') ?? 'The help of this command needs the dependencies. Install them first: npm ci',
  );
  process.exit(0);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer Node.js.`,
  );
  process.exit(1);
}
if (!isInstalled()) {
  if (process.argv.includes('--help')) printHelp();
  await install();
}
