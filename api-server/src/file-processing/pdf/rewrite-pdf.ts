import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the program may take: kilobytes of addresses, and seconds of the processor. */
const MEMORY = 1_048_576;
const PROCESSOR_TIME = 15;
/** The shell sets the limits, which the program cannot raise, and becomes the program. */
const LIMITED = `ulimit -v ${MEMORY}; ulimit -t ${PROCESSOR_TIME}; exec "$0" "$@"`;

/** The program's own code for a file that it mended. */
const WITH_WARNINGS = 3;

const OPTIONS = ['--no-warn', '--deterministic-id', '--object-streams=preserve', '--'];

/**
 * Writes a PDF again from the objects that it shows, with a table of its own: what lies between them, earlier versions
 * and whatever the table does not name are left out.
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
