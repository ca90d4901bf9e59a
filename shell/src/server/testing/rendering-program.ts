import { build } from 'esbuild';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Compiles the program of the rendering process, as the site's start does. */
export async function renderingProgram(): Promise<string> {
  const outfile = path.join(await mkdtemp(path.join(tmpdir(), 'rendering-')), 'rendering.js');
  await build({
    entryPoints: [path.join(__dirname, '../rendering/child.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
  });
  return outfile;
}
