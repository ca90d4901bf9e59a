// Compiles the program of `npm start` into one file and runs it: a compiler at run time would stay in memory as long as the
// site runs. The file is as deep as its source, so that relative paths stay valid.
import { buildSync } from 'esbuild';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const outfile = path.join(root, 'scripts/.cache/start.cjs');
buildSync({
  absWorkingDir: root,
  entryPoints: ['scripts/site/start.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
});
await import(pathToFileURL(outfile).href);
