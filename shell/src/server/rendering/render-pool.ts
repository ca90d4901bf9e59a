import type { EvaluatedShell, EvaluationTask, PageTask, TaskResults } from './messages';
import { Quarantine } from './quarantine';
import { RenderHost, type RenderHostOptions } from './render-host';

/** How many pages a process renders at once before another one starts: while one page reads, another computes. */
const BUSY = 2;
/** How long a further process waits for a page, in milliseconds. */
const IDLE = 60_000;

interface Place {
  readonly host: RenderHost;
  pages: number;
  idle?: NodeJS.Timeout;
}

/**
 * Renders in one process, and in further ones while all are busy. A further process gets pages as soon as it has
 * evaluated the versions of one, and ends after a pause.
 */
export class RenderPool {
  private readonly quarantine = new Quarantine();
  private readonly first: Place;
  private readonly places = new Set<Place>();
  private starting: RenderHost | undefined;
  private isClosed = false;

  /** @param most the maximum number of processes */
  constructor(
    private readonly options: RenderHostOptions,
    private readonly most: number,
  ) {
    this.first = { host: this.open(), pages: 0 };
    this.places.add(this.first);
  }

  /**
   * Renders a page.
   *
   * @throws as `RenderHost.page`
   */
  async page(task: PageTask, signal?: AbortSignal): Promise<TaskResults['page']> {
    const place = [...this.places].reduce((least, other) => (other.pages < least.pages ? other : least));
    if (place.pages >= BUSY) void this.grow(task);
    place.pages += 1;
    clearTimeout(place.idle);
    try {
      return await place.host.page(task, signal);
    } finally {
      place.pages -= 1;
      if (place !== this.first && place.pages === 0) this.endIdle(place);
    }
  }

  /**
   * Evaluates a version of the shell, and a remote on its modules, in the first process.
   *
   * @throws as `RenderHost.evaluate`
   */
  evaluate(task: EvaluationTask): Promise<EvaluatedShell> {
    return this.first.host.evaluate(task);
  }

  /** Whether a published folder is in quarantine. */
  isQuarantined(folder: string): boolean {
    return this.quarantine.has(folder);
  }

  /** How many published folders are in quarantine. */
  get quarantined(): number {
    return this.quarantine.size;
  }

  /** Releases everything but the given published folders. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const { host } of this.places) host.keepOnly(live);
  }

  /** Makes every cached read stale. */
  forgetReads(): void {
    for (const { host } of this.places) host.forgetReads();
    this.starting?.forgetReads();
  }

  /** Ends all processes, even while they render. */
  close(): void {
    this.isClosed = true;
    this.starting?.close();
    for (const { host, idle } of this.places) {
      clearTimeout(idle);
      host.close();
    }
  }

  private open(): RenderHost {
    return new RenderHost(this.options, this.quarantine);
  }

  /** Starts a further process, unless one is starting. Its failures are reported by the page that they affect. */
  private async grow({ shell, folders, shells }: PageTask): Promise<void> {
    if (this.starting || this.places.size >= this.most) return;
    const host = this.open();
    this.starting = host;
    try {
      await host.evaluate({ kind: 'evaluation', shell });
      for (const [name, remote] of Object.entries(folders))
        await host.evaluate({ kind: 'evaluation', shell: shells?.[name] ?? shell, remote }).catch(() => undefined);
      const place = { host, pages: 0 };
      if (!this.isClosed) this.places.add(place);
      this.endIdle(place);
    } catch {
      host.close();
    } finally {
      this.starting = undefined;
    }
  }

  private endIdle(place: Place): void {
    place.idle = setTimeout(() => {
      this.places.delete(place);
      place.host.close();
    }, IDLE).unref();
  }
}
