import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** How a writer ended: its exit code, or `SIGKILL`, and its error output. */
export interface WriterEnd {
  readonly end: number | string;
  readonly stderr: string;
}

const NO_SYNC = path.resolve(__dirname, '../../../scripts/jest/no-sync.cjs');

let bundled: string | undefined;

/** The writer as one file, which starts several times faster than its sources: a test may run it a hundred times. */
function writer(): string {
  if (bundled) return bundled;
  bundled = path.resolve(__dirname, `../../.cache/testing/writer-${process.pid}.js`);
  buildSync({
    entryPoints: [path.join(__dirname, 'writer.ts')],
    outfile: bundled,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['@aws-sdk/*'],
  });
  return bundled;
}

/** Runs a writer in a separate process. */
export function runWriter(
  root: string,
  dieAt: number,
  subcommand: 'publish' | 'promote',
  ...operands: readonly string[]
): Promise<WriterEnd> {
  const child = spawn(
    process.execPath,
    ['--require', NO_SYNC, writer(), root, String(dieAt), subcommand, ...operands],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ end: signal ?? code ?? 'none', stderr }));
  });
}
