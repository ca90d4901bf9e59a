import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { hasCode } from './error-code';

/** A holder on another machine counts as dead after this long without a sign of life, in milliseconds. */
const SILENT = 30_000;
const GIVE_UP = 60_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, token } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' && typeof token === 'string'
      ? { pid, host, token }
      : undefined;
  } catch {
    return undefined;
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

/** Whether the process that holds a lock can no longer release it. */
async function isDead(file: string, holder: Holder | undefined): Promise<boolean> {
  if (holder?.host === hostname()) return !isRunning(holder.pid);
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age > SILENT;
}

/** Removes a dead holder's lock; puts it back when a living process took it in the meantime. */
async function clear(file: string, dead: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Runs some work while holding a lock file. The lock of a dead process is removed; work under two locks at once, which
 * can happen on a paused machine, has to be harmless.
 *
 * @param mode permissions of the lock file
 * @throws Error naming the holder when it does not release the lock for a minute
 */
export async function withFileLock<T>(file: string, mode: number, work: () => Promise<T>): Promise<T> {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), token: randomUUID() } satisfies Holder);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, own, { mode });
  try {
    const started = Date.now();
    for (;;) {
      try {
        await link(draft, file); // Atomic, and never without its holder's name in it.
        break;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const holder = readHolder(text);
      if (await isDead(file, holder)) await clear(file, text);
      else if (Date.now() - started > GIVE_UP) {
        throw new Error(
          `${file} is held by process ${holder?.pid ?? '?'} on ${holder?.host ?? '?'}. End it, or remove the file.`,
        );
      } else await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 8));
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === own) await rm(file, { force: true });
  }
}
