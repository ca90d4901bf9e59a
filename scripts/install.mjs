// Installs the dependencies if the lock file has changed since the last installation.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const MARK = path.join(ROOT, 'node_modules', '.installed-from');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Resolves once `node_modules` matches the lock file; ends the process with the reason if that fails. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `This project needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer Node.js.`,
    );
    process.exit(1);
  }
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing the dependencies (once, about a minute) …');
  const started = Date.now();
  const npm = spawn(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  const clock = setInterval(
    () => console.log(`  … installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  );
  const code = await new Promise((resolve) => npm.on('exit', resolve));
  clearInterval(clock);
  if (code !== 0) {
    console.error('The dependencies could not be installed; the lines above say why. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(MARK, wanted);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
