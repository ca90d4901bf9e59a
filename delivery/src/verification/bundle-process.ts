import { spawnConfined } from 'federation/server';
import type { ChildProcess } from 'node:child_process';
import { confinedProgram, type ConfinedProgram } from './bundle-program';
import type { BundleAnswer, BundleTask, Progress } from './bundle-tasks';
import { watchPauses, type Pong } from './pauses';
import type { TestsTask } from './tests-task';
import type { TypesTask } from './types-task';

/** How long the process waits for another task before it ends, in milliseconds. */
const IDLE = 2_000;
/** Published code ended its process, or did not finish by itself. */
export class BundleProcessEnded extends Error {
  override readonly name = 'BundleProcessEnded';
}

interface ConfinedOptions {
  readonly program: ConfinedProgram;
  /** The timeout of one task, in milliseconds. */
  readonly deadline: number;
  /** How long its code may compute without a pause, in milliseconds of processor time; by default as long as a task. */
  readonly stall?: number;
  /** The limits of memory, in megabytes. */
  readonly memory: number;
  readonly young?: number;
}

/**
 * Works on published code in a confined process: without files, network, child processes or environment, and with limits of
 * time and memory. The process is started with the first task, and again after it has ended; it ends when there are no
 * more tasks.
 */
export class ConfinedProcess<Task extends object> {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ConfinedOptions) {}

  /** @throws Error with the reason of the code; BundleProcessEnded when the code ended the process */
  run<T>(task: Task): Promise<T> {
    const answer = this.turn.then(() => this.ask<T>(task));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  private start(program: string): ChildProcess {
    const child = spawnConfined(program, this.options);
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

  private async ask<T>(task: Task): Promise<T> {
    clearTimeout(this.idle);
    const child = this.child ?? this.start(await confinedProgram(this.options.program));
    child.ref();
    child.channel?.ref();
    return new Promise<T>((resolve, reject) => {
      const { deadline, stall } = this.options;
      let where = '';
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        stopWatching();
        child.removeAllListeners('message').off('exit', ended);
        child.unref();
        child.channel?.unref();
        this.idle = setTimeout(() => this.end(), IDLE).unref();
        end();
      };
      const abort = (reason: string): void => {
        settle(() => reject(new BundleProcessEnded(reason)));
        child.kill('SIGKILL');
        this.child = undefined;
      };
      const ended = (code: number | null, signal: string | null): void =>
        settle(() =>
          reject(new BundleProcessEnded(`ended the process that it ran in (${signal ?? `exit code ${code}`})`)),
        );
      const timer = setTimeout(() => abort(`did not come to an end within ${deadline / 1_000} seconds`), deadline);
      child.once('exit', ended);
      child.on('message', (message: BundleAnswer<T> | Progress | Pong) => {
        if ('step' in message) where = ` in ${message.step}`;
        else if ('value' in message) settle(() => resolve(message.value));
        else if ('reason' in message) settle(() => reject(new Error(message.reason)));
      });
      const stopWatching =
        stall === undefined ? () => undefined : watchPauses(child, stall, () => abort(stalledText(stall, where)));
      // Code that closes the channel also ends the process, which the listener above handles.
      child.send(task, () => undefined);
    });
  }
}

const stalledText = (stall: number, where: string): string =>
  `computes${where} for more than ${stall / 1_000} seconds without a pause; look for a loop that does not end, or do the work in parts`;

/** The only process in which published code runs. */
export const bundleProcess = new ConfinedProcess<BundleTask>({
  ...{ program: 'bundle-child', deadline: 30_000, stall: 2_000, memory: 512 },
});

/** The only process in which the published tests of remotes run; a test that waits in vain ends earlier. */
export const testsProcess = new ConfinedProcess<TestsTask>({
  ...{ program: 'tests-child', deadline: 600_000, stall: 5_000, memory: 768 },
});

/** The only process in which published types are compared; it limits its own processor time to less. */
export const typesProcess = new ConfinedProcess<TypesTask>({
  ...{ program: 'types-child', deadline: 600_000, memory: 2_048, young: 64 },
});
