import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../site/front-ends';

/** A running Node.js program. */
export interface Running {
  readonly child: ChildProcess;
  /** Its output, if that is not shown. */
  readonly output: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** The message that it sends over its IPC channel when it is ready; rejects when it ends before. */
  readonly ready: Promise<Readonly<Record<string, unknown>>>;
}

interface StartOptions {
  readonly cwd?: string;
  /** All variables of the program. */
  readonly env: NodeJS.ProcessEnv;
  /** Shows its output, and opens an IPC channel: it is a part of this program. */
  readonly shown?: boolean;
  /** Gets each line of its standard output, which is then not shown. */
  readonly onLine?: (line: string) => void;
}

/** Only the end of a program's output is stored. */
const MAX_OUTPUT = 100_000;
/** A program that does not end by itself within this time is killed, in milliseconds. */
const END_TIMEOUT = 10_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Starts a program of Node.js. */
export function start(args: readonly string[], { cwd = ROOT, env, shown = false, onLine }: StartOptions): Running {
  const child = spawn(process.execPath, [...args], {
    ...{ cwd, env },
    stdio: shown ? ['ignore', onLine ? 'pipe' : 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-MAX_OUTPUT)));
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const ready = new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (isRecord(message) && message['ready'] === true) resolve(message);
    });
    child.once('error', reject);
    void ended.then((how) => reject(new Error(`The program ended before it was ready (${how}).`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ended, ready };
}

/** The environment of a program that gets nothing of this process but the path of programs. */
export const isolated = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '',
  ...env,
});

/** Ends a program like a service manager; answers its exit code or signal. */
export async function stop({ child, ended }: Running): Promise<number | string> {
  if (child.exitCode !== null || child.signalCode !== null) return ended;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT);
  const how = await ended;
  clearTimeout(timer);
  return how;
}

/** Waits until an address answers 200. @throws Error when the program ends before, or after a minute */
export async function waitForAnswer(running: Running, url: string): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  for (let attempt = 0; attempt < 600; attempt++) {
    if (over) throw new Error(`${url}: the program has ended:\n${running.output()}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer 200:\n${running.output()}`);
}
