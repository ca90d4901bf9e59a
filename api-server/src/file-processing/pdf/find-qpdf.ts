import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program that rewrites PDFs, as it is called here, with its version. */
export interface Qpdf {
  readonly program: string;
  readonly version: string;
}

/** How long the program may take to say its version, in milliseconds. */
const PATIENCE = 10_000;

/** Finds qpdf on this machine; undefined when it is not installed, or where nothing can limit what it takes (Windows). */
export async function findQpdf(program: string): Promise<Qpdf | undefined> {
  if (process.platform === 'win32') return undefined;
  const said = await run(program, ['--version'], { timeout: PATIENCE }).catch(() => undefined);
  const version = /qpdf version (\S+)/.exec(said?.stdout ?? '')?.[1];
  return version === undefined ? undefined : { program, version };
}
