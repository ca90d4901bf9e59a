// `npm run test:node -- 24 [what npm test takes]`: runs the checks and tests on another Node.js, which comes as a package.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';

const isWindows = process.platform === 'win32';

/** Runs a program with its output shown; answers its exit code. */
function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const [version, ...args] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Which Node.js? For instance: npm run test:node -- 24, or npm run test:node -- 26 types units');
  process.exit(1);
}

// The package `node` runs a script when it is installed; the package of the system has the program itself.
const system = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const folder = path.join(ROOT, 'node_modules/.cache/node', version);
const bin = path.join(folder, 'node_modules', system, isWindows ? '' : 'bin');
const node = path.join(bin, isWindows ? 'node.exe' : 'node');

if (!existsSync(node)) {
  console.log(`Fetching Node.js ${version} (${system}) …`);
  mkdirSync(folder, { recursive: true });
  const flags = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['install', ...flags, `${system}@${version}`], { shell: isWindows });
  if (code !== 0 || !existsSync(node)) {
    console.error(`Node.js ${version} cannot be had as the package ${system}; the lines above say why.`);
    process.exit(1);
  }
}

// Programs that look for `node` find this one, too.
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
await run(node, ['-p', '`Node.js ${process.version}`'], { env });
process.exitCode = await run(node, ['scripts/test.mjs', ...args], { env });
