import { spawnConfined } from 'federation/server';
import type { ChildProcess } from 'node:child_process';
import { bundleProgram } from './bundle-program';
import type { BundleAnswer, BundleTask } from './bundle-tasks';

/** The timeout of one task, in milliseconds. */
const DEADLINE = 30_000;
/** How long the process waits for another task before it ends, in milliseconds. */
const IDLE = 2_000;
/** The memory limit for published code, in megabytes. */
const MEMORY = 512;

/** Published code ended its process, or did not finish by itself. */
export class BundleProcessEnded extends Error {
  override readonly name = 'BundleProcessEnded';
}

/**
 * Runs published code in a confined process: without files, network, child processes or environment, and with limits of
 * time and memory. The process is started with the first task, and again after it has ended; it ends when there are no
 * more tasks.
 */
export class BundleProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  /** @param deadline the timeout of one task, in milliseconds */
  constructor(private readonly deadline = DEADLINE) {}

  /** @throws Error with the reason of the code; BundleProcessEnded when the code ended the process */
  run<T>(task: BundleTask): Promise<T> {
    const answer = this.turn.then(() => this.ask<T>(task));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  private start(program: string): ChildProcess {
    const child = spawnConfined(program, { memory: MEMORY });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => {
      process.off('exit', kill);
      if (this.child === child) this.child = undefined;
    });
    this.child = child;
    return child;
  }

  private end(): void {
    if (this.child?.connected) this.child.disconnect();
    this.child = undefined;
  }

  private async ask<T>(task: BundleTask): Promise<T> {
    clearTimeout(this.idle);
    const child = this.child ?? this.start(await bundleProgram());
    child.ref();
    child.channel?.ref();
    return new Promise<T>((resolve, reject) => {
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        child.removeAllListeners('message').off('exit', ended);
        child.unref();
        child.channel?.unref();
        this.idle = setTimeout(() => this.end(), IDLE).unref();
        end();
      };
      const ended = (code: number | null, signal: string | null): void =>
        settle(() =>
          reject(new BundleProcessEnded(`ended the process that it ran in (${signal ?? `exit code ${code}`})`)),
        );
      const timer = setTimeout(() => {
        settle(() => reject(new BundleProcessEnded(`did not come to an end within ${this.deadline / 1_000} seconds`)));
        child.kill('SIGKILL');
        this.child = undefined;
      }, this.deadline);
      child.once('exit', ended);
      child.once('message', (answer: BundleAnswer<T>) =>
        settle(() => ('value' in answer ? resolve(answer.value) : reject(new Error(answer.reason)))),
      );
      // Code that closes the channel also ends the process, which the listener above handles.
      child.send(task, () => undefined);
    });
  }
}

/** The only process for published code in this program. */
export const bundleProcess = new BundleProcess();
