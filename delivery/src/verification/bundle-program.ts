import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** From the sources the program is compiled when it is first needed; elsewhere it lies beside this one, in one file. */
const isSource = path.extname(__filename) === '.ts';
const CHILD = path.join(__dirname, `bundle-child${path.extname(__filename)}`);

async function compiled(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...{ entryPoints: [CHILD], bundle: true, write: false },
    ...{ platform: 'node', format: 'cjs', target: 'node20', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

let program: Promise<string> | undefined;

/** The code of the process that evaluates bundles: one file that needs nothing but Node.js, as no file is open to it. */
export function bundleProgram(): Promise<string> {
  program ??= isSource ? compiled() : readFile(CHILD, 'utf8');
  return program;
}
