import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { hasCode } from './error-code';

const HEARTBEAT = 5_000;
/** A holder on another machine counts as dead after this long without a heartbeat, in milliseconds. */
const DEAD_AFTER = 30_000;
/** A takeover takes milliseconds; an older one was interrupted. */
const TAKEOVER = 10_000;
const GIVE_UP = 60_000;

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  process: z.string(),
  since: z.string(),
  token: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Locks of this process, which its own process id cannot show. */
const locked = new Set<string>();

/** The lock is taken. The message names the holder and the remedy. */
export class FileLockedError extends Error {
  override readonly name = 'FileLockedError';

  constructor(file: string, holder: Holder | undefined) {
    const where = holder && holder.host !== hostname() ? ` on ${holder.host}` : '';
    super(
      `${file} is held by process ${holder?.pid ?? '?'}${where}, since ${holder?.since ?? '?'}. ` +
        `Stop that process (kill ${holder?.pid ?? '<pid>'}). If it no longer runs, delete the file and try again.`,
    );
  }
}

/** Distinguishes a process from a later one with the same id; empty on systems without /proc. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the 20th field after it is the start time.
    return `${boot}:${line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM'); // The process exists, but belongs to another user.
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Milliseconds since a file was written; 0 if it is missing. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/** Whether the holder of a lock can no longer release it. */
async function isStale(file: string, holder: Holder | undefined): Promise<boolean> {
  if (holder?.host !== hostname()) return (await ageOf(file)) > DEAD_AFTER;
  if (holder.pid === process.pid) return !locked.has(holder.token);
  return !isRunning(holder.pid) || holder.process !== startOf(holder.pid);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 8));

/** Removes the lock of a dead holder; only one process at a time does it, so that it removes no new lock. */
async function takeOver(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    await mkdir(guard, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if ((await ageOf(guard)) > TAKEOVER) await rmdir(guard).catch(() => undefined);
    return pause();
  }
  try {
    const text = await textOf(file);
    if (text !== undefined && (await isStale(file, readHolder(text)))) await rm(file, { force: true });
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    // A link is atomic: no process reads a lock without its holder.
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Creates a lock file. The lock of a dead process is taken over, and that of another machine's process without a
 * heartbeat for half a minute.
 *
 * @param mode permissions of the file
 * @param patience how long to wait for the holder, in milliseconds
 * @returns releases the lock
 * @throws {FileLockedError} while a running process has it
 */
export async function lockFile(file: string, mode = 0o600, timeout = 0): Promise<() => Promise<void>> {
  const token = randomUUID();
  const since = new Date().toISOString();
  const holder: Holder = { pid: process.pid, host: hostname(), process: startOf(process.pid), since, token };
  const draft = `${file}.${token}`;
  const until = Date.now() + timeout;
  locked.add(token);
  try {
    await writeFile(draft, JSON.stringify(holder), { mode });
    while (!(await tryLink(draft, file))) {
      const text = await textOf(file);
      if (text === undefined) continue;
      const other = readHolder(text);
      if (await isStale(file, other)) await takeOver(file);
      else if (Date.now() < until) await pause();
      else throw new FileLockedError(file, other);
    }
  } catch (error) {
    locked.delete(token);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT).unref();
  return async () => {
    clearInterval(heartbeat);
    if (readHolder((await textOf(file)) ?? '')?.token === token) await rm(file, { force: true });
    // Not before, or another caller would take the lock over, and this one would remove the other's.
    locked.delete(token);
  };
}

/**
 * Runs some work while holding a lock file. The work has to be harmless when two processes do it at once, which can
 * happen on a paused machine.
 *
 * @throws {FileLockedError} when its holder does not release it for a minute
 */
export async function withFileLock<T>(file: string, mode: number, work: () => Promise<T>): Promise<T> {
  const release = await lockFile(file, mode, GIVE_UP);
  try {
    return await work();
  } finally {
    await release();
  }
}
