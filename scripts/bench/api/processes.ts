import { spawn } from 'node:child_process';
import path from 'node:path';

/** A server of the benchmark's own, in a process of its own. */
export interface Served {
  /** What it said when it was ready. */
  readonly said: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a program beside this one and waits until it answers. */
export async function start(program: string, env: Readonly<Record<string, string>>): Promise<Served> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended (exit code ${code ?? 'none'}).`)));
  });
  const ready = new Promise<Served['said']>((resolve) => {
    child.once('message', (message) => resolve(message as Served['said']));
  });
  const said = await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended.catch(() => undefined);
  };
  return { said, stop };
}
