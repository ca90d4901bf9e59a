import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * In the repository the program is compiled on first use; in the published package it is a single file beside this one.
 */
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

/**
 * The code of the process that evaluates bundles: one file that needs only Node.js, because the process can read no
 * file.
 */
export function bundleProgram(): Promise<string> {
  program ??= isSource ? compiled() : readFile(CHILD, 'utf8');
  return program;
}
