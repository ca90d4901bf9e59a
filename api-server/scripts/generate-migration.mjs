// `npm run generate -w api-server -- --name <slug>`: writes the SQL of a changed schema to `migrations/`.
// drizzle-kit looks for drizzle-orm next to itself, but the workspace installs it in this package:
// this points both resolvers here.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Only this command needs drizzle-kit, so npm fetches it on first use: below the packages of the API server, whose drizzle-orm it loads. */
const VERSION = '0.31.11';
const folder = fileURLToPath(new URL('../node_modules/.cache/drizzle-kit', import.meta.url));
const program = path.join(folder, VERSION, 'node_modules/drizzle-kit/bin.cjs');

if (!existsSync(program)) {
  mkdirSync(path.join(folder, VERSION), { recursive: true });
  writeFileSync(path.join(folder, VERSION, 'package.json'), '{ "private": true }');
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...flags, `drizzle-kit@${VERSION}`], {
    cwd: path.join(folder, VERSION),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
execFileSync(process.execPath, [program, 'generate', ...process.argv.slice(2)], { stdio: 'inherit' });
