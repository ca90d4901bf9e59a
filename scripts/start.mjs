// The first step of `npm start`, in plain JavaScript because nothing may be installed yet.
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './install.mjs';

await ensureInstalled();
const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/site/start.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both processes; this one waits for the site to end in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && site.kill(signal));
site.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
