import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { hasCode } from '../errors/has-code';
import { newId } from '../identity';

const HEARTBEAT = 5_000;
/** A holder on another machine is gone after this long without a heartbeat. */
const SILENT_AFTER = 30_000;
/** A takeover takes milliseconds; an older one was interrupted. */
const TAKEOVER_AFTER = 10_000;

const holderSchema = z.object({ pid: z.number(), host: z.string(), process: z.string(), since: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Folders that this process has locked, which its own process id cannot show. */
const locked = new Set<string>();

/** The folder is in use. The message names the holder and the remedy. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';

  constructor(folder: string, lock: string, holder: Holder | undefined) {
    const who = holder
      ? `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}, since ${holder.since}`
      : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. ` +
        `Stop that process (kill ${holder?.pid ?? '<pid>'}), or give this one another folder with SITE_DIR. ` +
        `If no such process runs any more, delete ${lock} and start again.`,
    );
  }
}

/** Distinguishes a process from a later one with the same id; empty on systems without /proc. */
function processMark(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the 20th field after it is the start time.
    return `${boot}:${line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function readHolder(lock: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(lock, 'utf8')));
  } catch {
    return undefined;
  }
}

async function isStale(folder: string, lock: string): Promise<boolean> {
  const holder = await readHolder(lock);
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
  if (!holder || holder.host !== hostname()) return age > SILENT_AFTER;
  if (holder.pid === process.pid && holder.process === processMark(process.pid)) return !locked.has(folder);
  return !isAlive(holder.pid) || holder.process !== processMark(holder.pid);
}

async function tryLink(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a dead holder; only one process at a time does it. */
async function takeOver(folder: string, lock: string): Promise<void> {
  const guard = `${lock}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > TAKEOVER_AFTER) await rmdir(guard).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return;
  }
  try {
    if (await isStale(folder, lock)) await rm(lock, { force: true });
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

/**
 * Locks a folder against every other process; the lock is next to it, as `<folder>.lock`.
 * @returns releases it.
 * @throws {FolderLockedError} while a running process has it. A dead one's lock is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  if (locked.has(folder)) throw new FolderLockedError(folder, lock, await readHolder(lock));
  const mine = `${lock}.${process.pid}.${newId()}`;
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    process: processMark(process.pid),
    since: new Date().toISOString(),
  };
  await writeFile(mine, JSON.stringify(holder), { mode: 0o600 });
  try {
    // A link is atomic: no process reads a partial lock.
    for (let attempt = 0; !(await tryLink(mine, lock)); attempt += 1) {
      if (attempt > 20 || !(await isStale(folder, lock))) {
        throw new FolderLockedError(folder, lock, await readHolder(lock));
      }
      await takeOver(folder, lock);
    }
  } finally {
    await rm(mine, { force: true });
  }
  locked.add(folder);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => undefined);
  }, HEARTBEAT);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    if (locked.delete(folder)) await rm(lock, { force: true });
  };
}
