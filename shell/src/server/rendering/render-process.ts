import { processorTimeOf, spawnConfined } from 'federation/server';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type {
  FromRendering,
  Granted,
  PageTask,
  RenderTask,
  SentPageTask,
  TaskResults,
  ToRendering,
  ResourceRequest,
} from './messages';

import { SECRET_HEADER } from '../caller-headers';
import { ownerOf } from './page-owner';

/** How a rendering process ended. */
export type Ending = 'stalled' | 'memory' | 'exit' | 'closed';

/** Thrown when published code ended its process, or blocked it until it was ended. */
export class RenderingEnded extends Error {
  override readonly name = 'RenderingEnded';

  constructor(readonly ending: Ending) {
    super(`The rendering process has ended (${ending}).`);
  }
}

/** The resource limits of a rendering process. */
export interface RenderLimits {
  /** How long it may compute without a pause, in milliseconds. */
  readonly stall: number;
  /** Megabytes of the heap; the total memory of the process may be three times as much. */
  readonly memory: number;
  /** The debugger's port on this machine; such a process may then be paused and may read files. */
  readonly inspect?: number;
}

export interface RenderProcessOptions {
  /** The code of the process. */
  readonly program: string;
  readonly limits: RenderLimits;
  readonly renderTimeout: number;
  /**
   * Answers the requests of published code.
   *
   * @param task the page that it reads or makes a call for, while that is pending
   */
  readonly grant: (resource: ResourceRequest, task: PageTask | undefined) => Promise<Granted>;
  /** Called with the stack of each unhandled error. */
  readonly onUnhandled: (stack: string) => void;
  /** Called with each line written to the console. */
  readonly onConsoleLine: (line: string, folder?: string) => void;
}

/** How often the process is checked, in milliseconds. */
const LOOK = 100;
/** How many times as long as it may compute it may wait for the processor, or block without computing. */
const STARVED = 5;
/** How long it may take to start, in milliseconds. */
const START = 20_000;

/** The memory of a process, in bytes; undefined on systems that do not report it. */
async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  return pages === undefined ? undefined : Number(pages.split(' ')[1]) * 4_096;
}

interface Waiting {
  readonly task: RenderTask;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

function sentTask({ post, caller, trace, ...task }: PageTask): SentPageTask {
  const remotes = JSON.stringify(task.remotes);
  const hasOwnReads = caller?.[SECRET_HEADER] !== undefined;
  const isTraced = trace !== undefined;
  return { ...task, remotes, hasOwnReads, isTraced, owner: ownerOf(task), ...(post && { fields: post.fields }) };
}

/** One rendering process, until it ends. It has no access to the environment, to files or to this process. */
export class RenderProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private watch: NodeJS.Timeout | undefined;
  private isReady = false;
  private silent = 0;
  /** Its processor time when it was last known to answer. */
  private computed: number | undefined;
  private weighed = 0;
  private ending: Ending | undefined;
  private isOver = false;

  constructor(private readonly options: RenderProcessOptions) {
    const { limits, renderTimeout, program } = options;
    this.child = spawnConfined(program, limits);
    this.child.on('message', (message) => this.hear(message as FromRendering));
    this.child.once('error', () => this.over());
    this.child.once('exit', (_code, signal) => {
      if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL') this.ending ??= 'memory';
      this.over();
    });
    this.send({ start: { renderTimeout } });
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  /**
   * Runs a task.
   *
   * @param signal aborted when no visitor waits for it; the task still runs to its end here
   * @throws RenderingEnded when the process ends first; Error with the reason when the work fails
   */
  ask<Task extends RenderTask>(task: Task, signal?: AbortSignal): Promise<TaskResults[Task['kind']]> {
    if (this.isOver) return Promise.reject(this.endedBy());
    const id = ++this.last;
    const abort = (): void => this.send({ abort: id });
    return new Promise<TaskResults[Task['kind']]>((resolve, reject) => {
      this.waiting.set(id, { task, resolve, reject });
      this.send({ task: task.kind === 'page' ? sentTask(task) : task, id });
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      this.watch ??= setInterval(() => this.look(), LOOK);
    }).finally(() => {
      signal?.removeEventListener('abort', abort);
      this.waiting.delete(id);
      // Short work ends before the first check.
      if (Date.now() - this.weighed >= LOOK) this.weigh();
      if (this.waiting.size === 0) this.rest();
    });
  }

  send(message: ToRendering): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  /** Ends the process at once. */
  end(ending?: Ending): void {
    this.ending ??= ending;
    this.child.kill('SIGKILL');
    this.over();
  }

  private rest(): void {
    clearInterval(this.watch);
    this.watch = undefined;
    this.silent = 0;
  }

  /** Only completed checks count: on a busy machine this process is delayed as well. */
  private look(): void {
    if (this.options.limits.inspect !== undefined) return;
    if (this.isStalled()) return this.end('stalled');
    if (this.silent === 0) {
      this.computed = processorTimeOf(this.child.pid);
      this.send({ ping: true });
    }
    this.silent += LOOK;
    this.weigh();
  }

  /** A process that gets no processor time is not stalled: on a busy machine a good version would be quarantined. */
  private isStalled(): boolean {
    const { stall } = this.options.limits;
    if (this.silent < (this.isReady ? stall : START)) return false;
    const computed = processorTimeOf(this.child.pid);
    if (!this.isReady || computed === undefined || this.computed === undefined) return true;
    return computed - this.computed >= stall / 2 || this.silent >= stall * STARVED;
  }

  private weigh(): void {
    const most = this.options.limits.memory * 3 * 1024 * 1024;
    this.weighed = Date.now();
    void memoryOf(this.child.pid).then((bytes) => {
      if (bytes !== undefined && bytes > most) this.end('memory');
    });
  }

  private hear(message: FromRendering): void {
    if ('pong' in message) this.silent = 0;
    else if ('ready' in message) [this.isReady, this.silent] = [true, 0];
    else if ('request' in message) this.grant(message.request, message.resource);
    else if ('result' in message) this.waiting.get(message.id)?.resolve(message.result as never);
    else if ('reason' in message) this.waiting.get(message.id)?.reject(new Error(message.reason));
    else if ('slot' in message) this.traceOf(message.of)?.slotBegins(message);
    else if ('slotEnd' in message) this.traceOf(message.of)?.slotEnds(message.slotEnd, message.hasFailed);
    else if ('unhandled' in message) this.options.onUnhandled(message.unhandled);
    else if ('line' in message) this.options.onConsoleLine(message.line, message.folder);
  }

  /** The pending page with this number. */
  private pageOf(id: number): PageTask | undefined {
    const task = this.waiting.get(id)?.task;
    return task?.kind === 'page' ? task : undefined;
  }

  private traceOf(id: number): PageTask['trace'] {
    return this.pageOf(id)?.trace;
  }

  private grant(request: number, resource: ResourceRequest): void {
    this.options.grant(resource, 'of' in resource ? this.pageOf(resource.of) : undefined).then(
      (granted) => this.send({ request, granted }),
      (error: unknown) => this.send({ request, refused: error instanceof Error ? error.message : String(error) }),
    );
  }

  /** A process that never started has evaluated nothing, so no published code has ended it. */
  private endedBy(): Error {
    if (!this.isReady && this.ending !== 'closed') return new Error('The rendering process does not start.');
    return new RenderingEnded(this.ending ?? 'exit');
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.rest();
    for (const { reject } of this.waiting.values()) reject(this.endedBy());
  }
}
