import { spawn, type ChildProcess } from 'node:child_process';
import { bundleProgram } from './bundle-program';
import { ROOT } from './front-ends';

/** A long-running part of the site. */
export interface Running {
  readonly name: string;
  readonly child: ChildProcess;
  /** What the part said when it was ready. */
  readonly ready: Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Garbage is collected when half as much has come as is in use, and what is new sooner still. Left to itself, the engine
 * waits until a busy server holds four times what it needs.
 */
const COLLECTED_SOON = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Starts a server of this repository from its sources; it tells over its IPC channel when it is ready. Its threads
 * share two pools of memory: with one for each, what one gives back no other could use.
 */
export function startProcess(name: string, program: string, env: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, [...COLLECTED_SOON, bundleProgram(program)], {
    cwd: ROOT,
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (isRecord(message) && message['ready'] === true) resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The ${name} ended before it was ready (exit code ${code ?? 'none'}).`)),
    );
  });
  return { name, child, ready };
}

/** Asks a part to end and waits for it; after ten seconds it is ended. */
export async function stopProcess({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}
