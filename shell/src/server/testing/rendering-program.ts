import { temporaryFolder } from 'delivery/testing';
import { build } from 'esbuild';
import path from 'node:path';

/** Compiles the program of the rendering process, as the site's start does, in a folder that is removed after the tests. */
export async function renderingProgram(): Promise<string> {
  const outfile = path.join(await temporaryFolder(), 'rendering.js');
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
