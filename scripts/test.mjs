// The first step of `npm test`, in plain JavaScript because the packages may not be installed yet.
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

await ensureInstalled();
const tests = spawn(process.execPath, ['--import', 'tsx', 'scripts/test/run.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
});
tests.on('exit', (code) => process.exit(code ?? 1));
