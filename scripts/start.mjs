// The first step of `npm start`, in plain JavaScript because nothing may be installed yet.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

await ensureInstalled();
const { buildSync } = await import('esbuild');
// One file, compiled once: whatever compiles as it runs would stay in memory for as long as the site does. It lies as
// deep as its source, whose relative paths stay true.
const outfile = path.join(ROOT, 'scripts/.cache/start.cjs');
buildSync({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/site/start.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
});
await import(pathToFileURL(outfile).href);
