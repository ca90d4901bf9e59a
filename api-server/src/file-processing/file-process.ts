import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileResults, FileTask, FromChild } from './tasks';

export interface FileProcessLimits {
  /** For one file, in milliseconds. */
  readonly deadline: number;
  /** Resident memory of the process, in bytes. */
  readonly memory: number;
}

type Ending = 'deadline' | 'memory' | 'exit';

/** A file exceeded the time or memory of its process, or crashed it. */
export class FileEndedProcess extends Error {
  override readonly name = 'FileEndedProcess';

  constructor(readonly ending: Ending) {
    super(`A file ended the process that it was opened in (${ending}).`);
  }
}

/** The child process could not be started; the file is not the cause. */
export class NoFileProcess extends Error {
  override readonly name = 'NoFileProcess';
}

const START_TIMEOUT = 60_000;
/** Milliseconds that the process waits for another file before it ends. */
const IDLE_TIMEOUT = 30_000;
const MEMORY_INTERVAL = 50;
/** The share of its memory for the JavaScript heap; buffers and pictures use the rest. */
const HEAP = 0.5;
const MEGABYTE = 1_048_576;
const PAGE = 4_096;

/** The program of the process, next to this file: a source or a part of the bundle. */
const ENDING = path.extname(__filename);
const CHILD = path.join(__dirname, `file-processing-child${ENDING}`);
const compiler = (): string[] => (ENDING === '.ts' ? ['--import', pathToFileURL(require.resolve('tsx')).href] : []);

/** The resident memory of a process, in bytes; undefined on systems without /proc. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  return pages === undefined ? undefined : Number(pages.split(' ')[1]) * PAGE;
}

/** Ends a process and the programs that it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/**
 * A child process that opens one file at a time. It starts with the first file, restarts after a file has ended it, and
 * ends when idle. Of this process's environment it gets only the paths of programs.
 */
export class FileProcess {
  private child: Promise<ChildProcess> | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly limits: FileProcessLimits) {}

  /**
   * @throws FileEndedProcess; NoFileProcess; Error with the reason when the file cannot be worked on
   */
  async run<Task extends FileTask>(task: Task): Promise<FileResults[Task['kind']]> {
    clearTimeout(this.idle);
    const child = await (this.child ??= this.start());
    child.ref();
    child.channel?.ref();
    try {
      return await this.ask(child, task);
    } finally {
      child.unref();
      child.channel?.unref();
      if (!this.isClosed) this.idle = setTimeout(() => this.end(), IDLE_TIMEOUT).unref();
    }
  }

  close(): void {
    this.isClosed = true;
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    void this.child?.then(killGroup, () => undefined);
    this.child = undefined;
  }

  private start(): Promise<ChildProcess> {
    if (this.isClosed) return Promise.reject(new NoFileProcess('The server is ending.'));
    const heap = Math.floor((this.limits.memory * HEAP) / MEGABYTE);
    const child = fork(CHILD, {
      execArgv: [...compiler(), `--max-old-space-size=${heap}`, '--max-semi-space-size=8', '--v8-pool-size=1'],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // JSON has no `undefined`, the result for a refused file.
      serialization: 'advanced',
      // A process group, so that its own children end with it.
      detached: process.platform !== 'win32',
    });
    const kill = (): void => killGroup(child);
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    const started = new Promise<ChildProcess>((resolve, reject) => {
      const fail = (error?: Error): void => {
        if (this.child === started) this.child = undefined;
        kill();
        reject(new NoFileProcess('The process that opens files does not start.', { cause: error }));
      };
      const late = setTimeout(fail, START_TIMEOUT);
      child.once('error', fail);
      child.once('exit', () => fail());
      child.once('message', () => {
        clearTimeout(late);
        child.removeAllListeners('exit').once('exit', () => {
          process.off('exit', kill);
          if (this.child === started) this.child = undefined;
        });
        this.giveWay(child);
        resolve(child);
      });
    });
    return started;
  }

  /** Lowers the priority of the process below that of requests. */
  private giveWay({ pid }: ChildProcess): void {
    try {
      if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
    } catch {
      // Without permission for that, it runs at the usual priority.
    }
  }

  private ask<Task extends FileTask>(child: ChildProcess, task: Task): Promise<FileResults[Task['kind']]> {
    return new Promise((resolve, reject) => {
      let ending: Ending = 'exit';
      const kill = (cause: Ending): void => {
        ending = cause;
        killGroup(child);
      };
      const late = setTimeout(() => kill('deadline'), this.limits.deadline);
      const watch = setInterval(() => {
        void memoryOf(child.pid ?? 0).then((bytes) => {
          if (bytes !== undefined && bytes > this.limits.memory) kill('memory');
        });
      }, MEMORY_INTERVAL);
      const settle = (end: () => void): void => {
        clearTimeout(late);
        clearInterval(watch);
        child.off('exit', ended).off('message', onMessage);
        end();
      };
      const ended = (_code: number | null, signal: string | null): void => {
        if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL') ending = 'memory';
        this.child = undefined;
        settle(() => reject(new FileEndedProcess(ending)));
      };
      const onMessage = (message: FromChild): void => {
        if ('value' in message) settle(() => resolve(message.value as FileResults[Task['kind']]));
        else if ('reason' in message) settle(() => reject(new Error(message.reason)));
      };
      child.on('exit', ended).on('message', onMessage);
      if (child.exitCode !== null || child.signalCode !== null) return ended(null, child.signalCode);
      child.send(task, () => undefined);
      return undefined;
    });
  }
}
