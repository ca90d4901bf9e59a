import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a writer ended: its exit code, or `SIGKILL`, and what it complained about. */
export interface WriterEnd {
  readonly end: number | string;
  readonly complaint: string;
}

/** Runs a writer in a process of its own. */
export function runWriter(
  root: string,
  dieAt: number,
  verb: 'publish' | 'promote',
  ...operands: readonly string[]
): Promise<WriterEnd> {
  const program = path.join(__dirname, 'writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, root, String(dieAt), verb, ...operands], {
    cwd: path.resolve(__dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ end: signal ?? code ?? 'none', complaint }));
  });
}
