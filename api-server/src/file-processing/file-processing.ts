import { unavailable } from '../errors/failures';
import { FileProcess, NoFileProcess, type FileProcessLimits } from './file-process';
import type { FileResults, FileTask } from './tasks';

export interface FileProcessingLimits extends FileProcessLimits {
  readonly atOnce: number;
  /** Files that may wait for one of them. */
  readonly maxWaiting: number;
}

interface Waiting {
  readonly caller: string | undefined;
  readonly start: (worker: FileProcess) => void;
}

const FULL = 'We are checking too many files right now. Please try again in a minute.';
const NOT_STARTED = 'Files cannot be checked at the moment. Please try again in a minute.';

/**
 * Opens files in child processes, with limits of time, memory and number. Files wait in one queue. Only one file of a
 * caller is processed at a time, so that slow files of one caller do not delay the others.
 */
export class FileProcessing {
  private readonly idle: FileProcess[];
  private readonly all: readonly FileProcess[];
  private readonly waiting: Waiting[] = [];
  private readonly busyCallers = new Set<string>();

  constructor(private readonly limits: FileProcessingLimits) {
    this.all = Array.from({ length: limits.atOnce }, () => new FileProcess(limits));
    this.idle = [...this.all];
  }

  /**
   * Processes a file.
   *
   * @param caller the sender; undefined for the site's own files
   * @throws FileEndedProcess when the file ended its process; ApiFailure (503) when the queue is full or no process
   * starts; Error with the reason when the file cannot be processed
   */
  async run<Task extends FileTask>(task: Task, caller?: string): Promise<FileResults[Task['kind']]> {
    const worker = await this.turnOf(caller);
    try {
      return await worker.run(task);
    } catch (error) {
      throw error instanceof NoFileProcess ? unavailable(NOT_STARTED, error) : error;
    } finally {
      if (caller !== undefined) this.busyCallers.delete(caller);
      this.idle.push(worker);
      this.startNext();
    }
  }

  close(): void {
    for (const worker of this.all) worker.close();
  }

  private turnOf(caller: string | undefined): Promise<FileProcess> {
    if (this.waiting.length >= this.limits.maxWaiting) throw unavailable(FULL);
    return new Promise((start) => {
      this.waiting.push({ caller, start });
      this.startNext();
    });
  }

  private startNext(): void {
    const at = this.waiting.findIndex(({ caller }) => caller === undefined || !this.busyCallers.has(caller));
    if (at === -1) return;
    const worker = this.idle.pop();
    if (!worker) return;
    const [next] = this.waiting.splice(at, 1);
    if (next?.caller !== undefined) this.busyCallers.add(next.caller);
    next?.start(worker);
  }
}
