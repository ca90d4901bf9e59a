import { findCulprits, withOnly } from './inquiry';
import type { EvaluatedShell, EvaluationTask, PageTask, RenderTask, TaskResults } from './messages';
import { ownerOf } from './page-owner';
import { Quarantine } from './quarantine';
import { RenderingEnded, RenderProcess, type Ending, type RenderProcessOptions } from './render-process';

export interface RenderHostOptions extends RenderProcessOptions {
  /** Told whenever a rendering process is started. */
  readonly onStarted?: () => void;
  /** Told which published folder ended a process, or `undefined` when that could not be found. */
  readonly onEnded: (folder: string | undefined, ending: Ending) => void;
}

/** How many ends that nobody can be blamed for are taken before pages are left to the browser, and within which time. */
const UNEXPLAINED = 3;
const WITHIN = 60_000;
/** How long pages are then left to the browser, in milliseconds. */
const PAUSE = 10_000;

/** A version of the shell itself ends the process, whatever is left out of the page. */
export class ShellUnusable extends Error {
  override readonly name = 'ShellUnusable';
}

/**
 * Renders in a process of its own, which is started anew when published code has ended it. Then it is found out whose
 * code that was: that version is not rendered here any more until it is no longer live. Every page is answered.
 */
export class RenderHost {
  private readonly quarantine = new Quarantine();
  private process: RenderProcess | undefined;
  /** What is under way. */
  private readonly asked = new Set<Promise<unknown>>();
  /** Pages that were being rendered when the process came to its end. */
  private ended: PageTask[] = [];
  /** The latest page of each owner's version, for a leak that shows somewhere else. */
  private readonly latest = new Map<string, PageTask>();
  private inquiry: Promise<void> | undefined;
  private unexplained: number[] = [];
  private isClosed = false;

  constructor(private readonly options: RenderHostOptions) {}

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
      // What was posted is not sent a second time: the visitor gets it back.
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
   * @throws Error with the reason; of what ends the process twice as well, which is in quarantine then
   */
  async evaluate(task: EvaluationTask): Promise<EvaluatedShell> {
    if (task.remote !== undefined && this.quarantine.has(task.remote))
      throw new Error('It has ended the rendering process.');
    try {
      return await this.ask(task);
    } catch (error) {
      await this.explain(error);
    }
    // Once more with nobody else in the process.
    return this.alone(async () => {
      try {
        return await this.start().ask(task);
      } catch (error) {
        if (error instanceof RenderingEnded && task.remote !== undefined) this.condemn(task.remote, error.ending);
        throw error;
      }
    });
  }

  /** Whether a published folder is in quarantine. */
  isHeld(folder: string): boolean {
    return this.quarantine.has(folder);
  }

  /** How many published folders are in quarantine. */
  get held(): number {
    return this.quarantine.size;
  }

  /** Lets go of everything but some published folders. */
  keepOnly(live: ReadonlySet<string>): void {
    this.quarantine.keepOnly(live);
    for (const folder of this.latest.keys()) if (!live.has(folder)) this.latest.delete(folder);
    this.process?.tell({ keep: [...live] });
  }

  /** Has everything read again. */
  forgetReads(): void {
    this.process?.tell({ forget: true });
  }

  /** Ends the process, in the middle of whatever it does. */
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

  /** Asks when nothing is being found out. */
  private async ask<Task extends RenderTask>(task: Task, signal?: AbortSignal): Promise<TaskResults[Task['kind']]> {
    while (this.inquiry) await this.inquiry;
    const asked = this.start().ask(task, signal);
    this.asked.add(asked);
    try {
      return await asked;
    } finally {
      this.asked.delete(asked);
    }
  }

  private async pageOnce(asked: PageTask, signal: AbortSignal | undefined): Promise<TaskResults['page']> {
    while (this.inquiry) await this.inquiry;
    const task = this.withoutHeld(asked);
    try {
      const page = await this.ask(task, signal);
      const owner = ownerOf(task);
      if (owner !== undefined && !task.post) this.latest.set(task.folders[owner] ?? '', task);
      return page;
    } catch (error) {
      // A form is not posted again to find out what it does.
      if (error instanceof RenderingEnded && !task.post) this.ended.push(task);
      throw error;
    }
  }

  /** The task with nothing rendered of versions that are in quarantine. */
  private withoutHeld(task: PageTask): PageTask {
    const held = Object.entries(task.folders).filter(([, folder]) => this.quarantine.has(folder));
    const reasons = held.map(([name]) => [name, `"${name}" has ended the rendering process in this version.`] as const);
    return { ...task, left: { ...task.left, ...Object.fromEntries(reasons) } };
  }

  /** Runs work in a process that nobody else uses; whoever comes meanwhile waits. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.inquiry) await this.inquiry;
    const others = Promise.allSettled(this.asked);
    const working = others.then(work);
    const isOver = (): void => void (this.inquiry = undefined);
    this.inquiry = working.then(isOver, isOver);
    return working;
  }

  /**
   * Finds out what ended the process; once for all who were in it.
   *
   * @throws the error when it is another one, or when all of it is at its end
   */
  private async explain(error: unknown): Promise<void> {
    if (!(error instanceof RenderingEnded) || this.isClosed) throw error;
    if (this.inquiry) await this.inquiry;
    else await this.alone(() => this.inquire(error.ending));
  }

  private async inquire(ending: Ending): Promise<void> {
    const pages = [...this.ended.splice(0), ...(ending === 'memory' ? this.latest.values() : [])];
    let isFound = false;
    await findCulprits(
      pages.map((task) => this.withoutHeld(task)),
      ending,
      this.start,
      (culprit) => {
        isFound = true;
        this.condemn(culprit.folder, culprit.ending);
      },
    );
    if (this.isClosed) return;
    // What the version has left behind goes with the process.
    if (isFound) return this.process?.end('closed');
    this.unexplained = [...this.unexplained.filter((time) => Date.now() - time < WITHIN), Date.now()];
    this.options.onEnded(undefined, ending);
  }

  private condemn(folder: string, ending: Ending): void {
    if (this.quarantine.add(folder, ending)) this.options.onEnded(folder, ending);
  }

  private isPausing(): boolean {
    const last = this.unexplained.at(-1) ?? 0;
    return this.unexplained.length >= UNEXPLAINED && Date.now() - last < PAUSE;
  }
}
