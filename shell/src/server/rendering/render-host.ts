import { findCauses, withOnly } from './find-cause';
import type { EvaluatedShell, EvaluationTask, PageTask, RenderTask, TaskResults } from './messages';
import { ownerOf } from './page-owner';
import { Quarantine } from './quarantine';
import { RenderingEnded, RenderProcess, type Ending, type RenderProcessOptions } from './render-process';

export interface RenderHostOptions extends RenderProcessOptions {
  /** Called whenever a rendering process is started. */
  readonly onStarted?: () => void;
  /** Called with the published folder that ended a process, or `undefined` when the cause was not found. */
  readonly onEnded: (folder: string | undefined, ending: Ending) => void;
}

/** The number of unexplained ends of the process, and their period, after which pages are left to the browser. */
const MAX_UNEXPLAINED = 3;
const UNEXPLAINED_WINDOW = 60_000;
/** How long pages are then left to the browser, in milliseconds. */
const PAUSE = 10_000;

/** Thrown when a version of the shell itself ends the process, whichever remotes are left out of the page. */
export class ShellUnusable extends Error {
  override readonly name = 'ShellUnusable';
}

/**
 * Renders in a separate process, which is restarted when published code has ended it. The host then finds the version
 * that caused it, and does not render that version again while it is live. Every page gets an answer.
 */
export class RenderHost {
  private process: RenderProcess | undefined;
  /** The pending requests. */
  private readonly pending = new Set<Promise<unknown>>();
  /** Pages that were being rendered when the process ended. */
  private ended: PageTask[] = [];
  /** The latest page of each owner's version, for a leak that becomes visible in another page. */
  private readonly latest = new Map<string, PageTask>();
  private search: Promise<void> | undefined;
  private unexplained: number[] = [];
  private isClosed = false;

  /** @param quarantine shared by the processes that render the same pages */
  constructor(
    private readonly options: RenderHostOptions,
    private readonly quarantine = new Quarantine(),
  ) {}

  /**
   * Renders a page.
   *
   * @throws ShellUnusable; Error with the reason when rendering fails
   */
  async page(task: PageTask, signal?: AbortSignal): Promise<TaskResults['page']> {
    try {
      return await this.pageOnce(this.isPausing() ? withOnly(task, []) : task, signal);
    } catch (error) {
      await this.explain(error);
    }
    try {
      // A posted form is not sent a second time: the visitor gets it back.
      return await this.pageOnce(task.post ? withOnly(task, []) : task, signal);
    } catch (error) {
      await this.explain(error);
    }
    try {
      return await this.pageOnce(withOnly(task, []), signal);
    } catch (error) {
      if (!(error instanceof RenderingEnded) || this.isClosed) throw error;
      throw new ShellUnusable('The shell cannot be rendered right now.', { cause: error });
    }
  }

  /**
   * Evaluates a version of the shell, and a remote on its modules.
   *
   * @throws Error with the reason; also for a version that ends the process twice, which is then in quarantine
   */
  async evaluate(task: EvaluationTask): Promise<EvaluatedShell> {
    if (task.remote !== undefined && this.quarantine.has(task.remote))
      throw new Error('It has ended the rendering process.');
    try {
      return await this.ask(task);
    } catch (error) {
      await this.explain(error);
    }
    // Repeats the evaluation with nothing else in the process.
    return this.alone(async () => {
      try {
        return await this.start().ask(task);
      } catch (error) {
        if (error instanceof RenderingEnded && task.remote !== undefined)
          this.addToQuarantine(task.remote, error.ending);
        throw error;
      }
    });
  }

  /** Releases everything but the given published folders. */
  keepOnly(live: ReadonlySet<string>): void {
    this.quarantine.keepOnly(live);
    for (const folder of this.latest.keys()) if (!live.has(folder)) this.latest.delete(folder);
    this.process?.send({ keep: [...live] });
  }

  /** Makes every cached read stale. */
  forgetReads(): void {
    this.process?.send({ forget: true });
  }

  /** Ends the process, even while it renders. */
  close(): void {
    this.isClosed = true;
    this.process?.end('closed');
  }

  private start = (): RenderProcess => {
    if (this.isClosed) throw new RenderingEnded('closed');
    if (!this.process || this.process.hasEnded) {
      this.process = new RenderProcess(this.options);
      this.options.onStarted?.();
    }
    return this.process;
  };

  /** Asks the process when no search for a cause is running. */
  private async ask<Task extends RenderTask>(task: Task, signal?: AbortSignal): Promise<TaskResults[Task['kind']]> {
    while (this.search) await this.search;
    const pending = this.start().ask(task, signal);
    this.pending.add(pending);
    try {
      return await pending;
    } finally {
      this.pending.delete(pending);
    }
  }

  private async pageOnce(requested: PageTask, signal: AbortSignal | undefined): Promise<TaskResults['page']> {
    while (this.search) await this.search;
    const task = this.withoutQuarantined(requested);
    try {
      const page = await this.ask(task, signal);
      const owner = ownerOf(task);
      if (owner !== undefined && !task.post) this.latest.set(task.folders[owner] ?? '', task);
      return page;
    } catch (error) {
      // A form is not posted again in the search for the cause.
      if (error instanceof RenderingEnded && !task.post) this.ended.push(task);
      throw error;
    }
  }

  /** The task without the versions that are in quarantine. */
  private withoutQuarantined(task: PageTask): PageTask {
    const quarantined = Object.entries(task.folders).filter(([, folder]) => this.quarantine.has(folder));
    const reasons = quarantined.map(
      ([name]) => [name, `"${name}" has ended the rendering process in this version.`] as const,
    );
    return { ...task, left: { ...task.left, ...Object.fromEntries(reasons) } };
  }

  /** Runs work in a process that no other work uses; requests in the meantime wait. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.search) await this.search;
    const others = Promise.allSettled(this.pending);
    const working = others.then(work);
    const isOver = (): void => void (this.search = undefined);
    this.search = working.then(isOver, isOver);
    return working;
  }

  /**
   * Finds out which version ended the process, once for all pages that were in it.
   *
   * @throws the error when it is a different one, or when the host is closed
   */
  private async explain(error: unknown): Promise<void> {
    if (!(error instanceof RenderingEnded) || this.isClosed) throw error;
    if (this.search) await this.search;
    else await this.alone(() => this.findCause(error.ending));
  }

  private async findCause(ending: Ending): Promise<void> {
    const pages = [...this.ended.splice(0), ...(ending === 'memory' ? this.latest.values() : [])];
    let isFound = false;
    await findCauses(
      pages.map((task) => this.withoutQuarantined(task)),
      ending,
      this.start,
      (cause) => {
        isFound = true;
        this.addToQuarantine(cause.folder, cause.ending);
      },
    );
    if (this.isClosed) return;
    // Ends the process, which may contain remains of the version.
    if (isFound) return this.process?.end('closed');
    this.unexplained = [...this.unexplained.filter((time) => Date.now() - time < UNEXPLAINED_WINDOW), Date.now()];
    this.options.onEnded(undefined, ending);
  }

  private addToQuarantine(folder: string, ending: Ending): void {
    if (this.quarantine.add(folder, ending)) this.options.onEnded(folder, ending);
  }

  private isPausing(): boolean {
    const last = this.unexplained.at(-1) ?? 0;
    return this.unexplained.length >= MAX_UNEXPLAINED && Date.now() - last < PAUSE;
  }
}
