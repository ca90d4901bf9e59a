// The first step of `npm start`, in plain JavaScript because the packages may not be installed yet.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

await ensureInstalled();
const { buildSync } = await import('esbuild');
// One file, compiled once: a compiler at run time would stay in memory as long as the site runs. The file is as deep as
// its source, so that relative paths stay valid.
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
