import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The limits of the program: address space in kilobytes, and processor time in seconds. */
const MEMORY = 1_048_576;
const PROCESSOR_TIME = 15;
/** The shell sets the limits, which the program cannot raise, and becomes the program. */
const LIMITED = `ulimit -v ${MEMORY}; ulimit -t ${PROCESSOR_TIME}; exec "$0" "$@"`;

/** The program's exit code for a file that it repaired. */
const WITH_WARNINGS = 3;

const OPTIONS = ['--no-warn', '--deterministic-id', '--object-streams=preserve', '--'];

/**
 * Writes a PDF again from the objects in its table, with a new table. Bytes between objects, earlier versions and
 * objects that are not in the table are left out.
 *
 * @returns whether there is a result; false for a file that the program cannot read
 */
export async function rewritePdf(qpdf: string, source: string, result: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', LIMITED, qpdf, ...OPTIONS, source, result]);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === WITH_WARNINGS;
  }
}
