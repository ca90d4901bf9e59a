import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program that rewrites PDFs: its command and version. */
export interface Qpdf {
  readonly program: string;
  readonly version: string;
}

/** Milliseconds that the program may take to print its version. */
const START_TIMEOUT = 10_000;

/**
 * Finds qpdf on this machine; undefined if it is not installed, or on Windows, where its memory and time cannot be
 * limited.
 */
export async function findQpdf(program: string): Promise<Qpdf | undefined> {
  if (process.platform === 'win32') return undefined;
  const output = await run(program, ['--version'], { timeout: START_TIMEOUT }).catch(() => undefined);
  const version = /qpdf version (\S+)/.exec(output?.stdout ?? '')?.[1];
  return version === undefined ? undefined : { program, version };
}
