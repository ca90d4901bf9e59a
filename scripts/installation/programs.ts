import { spawn, type ChildProcess } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

/** A program of an installed release that is running. */
export interface Running {
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly said: () => string;
  /** What of it is its result, without its warnings. */
  readonly answered: () => string;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a program in its folder, with nothing of this process's environment but where Node.js is. */
export function start(folder: string, args: readonly string[], env: Environment): Running {
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let answered = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-100_000)));
  child.stdout.on('data', (text: Buffer) => (answered = (answered + text.toString()).slice(-100_000)));
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  return { child, said: () => said, answered: () => answered, ended };
}

/** Runs a program to its end; answers its result. @throws Error with that when it fails */
export async function run(folder: string, args: readonly string[], env: Environment, input = ''): Promise<string> {
  const running = start(folder, args, env);
  running.child.stdin?.end(input);
  const code = await running.ended;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${running.said()}`);
  return running.answered();
}

/** Ends a program as a service manager does; answers how it ended. */
export function stop({ child, ended }: Running): Promise<number | string> {
  child.kill('SIGTERM');
  return ended;
}

/** Waits until an address answers 200. @throws Error when the program ends before, or after a minute */
export async function ready(running: Running, url: string): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  for (let attempt = 0; attempt < 600; attempt++) {
    if (over) throw new Error(`${url}: the program has ended:\n${running.said()}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer 200:\n${running.said()}`);
}
