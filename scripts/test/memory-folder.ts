import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'site-tests-';

/** The most that the tests' files may take, in bytes, and what the machine must have left for everything else. */
const FILES = 3 * 1024 ** 3;
const REST = 5 * 1024 ** 3;

/** Whether the process with this id is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Stores all temporary files of this process and of those that it starts in memory, if the machine has enough of it:
 * databases, published front ends and their copies are written a thousand times, each time with a sync. They are
 * deleted when the process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(MEMORY)) return;
  removeLeftovers();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < FILES || freemem() < FILES + REST) return;
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
  // PostgreSQL's server runs as another user.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.once(signal, () => process.exit(128 + number));
}
