import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** In the repository a program is compiled on first use; in the published package it is a single file beside this one. */
const ENDING = path.extname(__filename);

/** The programs of the confined processes. */
export type ConfinedProgram = 'bundle-child' | 'types-child' | 'tests-child';

async function compiled(file: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...{ entryPoints: [file], bundle: true, write: false },
    ...{ platform: 'node', format: 'cjs', target: 'node20', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

const programs = new Map<ConfinedProgram, Promise<string>>();

/** The code of a confined process: one file that needs only Node.js, because the process can read no file. */
export function confinedProgram(name: ConfinedProgram): Promise<string> {
  const file = path.join(__dirname, name + ENDING);
  const program = programs.get(name) ?? (ENDING === '.ts' ? compiled(file) : readFile(file, 'utf8'));
  programs.set(name, program);
  return program;
}
