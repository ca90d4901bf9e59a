/** Refuses a rendering beyond the capacity. */
export class OverCapacity extends Error {
  override readonly name = 'OverCapacity';
  /** Seconds until the next attempt makes sense. */
  readonly retryAfter: number;

  constructor(wait: number) {
    super('More pages are asked for than can be rendered in time.');
    this.retryAfter = Math.max(1, Math.ceil(wait / 1_000));
  }
}

export interface RenderQueueOptions {
  /** The maximum number of simultaneous renderings: while one reads, another computes. */
  readonly atOnce?: number;
  /** The maximum predicted wait of a visitor for a place, in milliseconds. */
  readonly longestWait?: number;
  /** The maximum number of waiting renderings, however short they are predicted to be. */
  readonly most?: number;
}

interface Waiting {
  readonly start: () => void;
}

/** The weight of the latest rendering in the predicted duration. */
const LATEST = 0.1;
/** A longer rendering waited for something else, which the next ones will not; in milliseconds. */
const OUTLIER = 1_000;
/** The predicted duration before the first rendering, in milliseconds. */
const FIRST_GUESS = 50;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * The places in which pages are rendered. A request that would wait longer than its timeout is refused immediately; a
 * rendering without waiting visitors gives up its place.
 */
export class RenderQueue {
  private readonly atOnce: number;
  private readonly longestWait: number;
  private readonly most: number;
  private readonly waiting = new Set<Waiting>();
  private running = 0;
  /** The start times of the running renderings. */
  private readonly begun = new Set<{ readonly at: number }>();
  private usual = FIRST_GUESS;

  constructor({ atOnce = 4, longestWait = 5_000, most = 200 }: RenderQueueOptions = {}) {
    this.atOnce = atOnce;
    this.longestWait = longestWait;
    this.most = most;
  }

  /** The numbers of running and waiting renderings. */
  get lengths(): { readonly running: number; readonly waiting: number } {
    return { running: this.running, waiting: this.waiting.size };
  }

  /** @throws OverCapacity, at once */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.running >= this.atOnce) await this.place(signal);
    else this.running += 1;
    const start = { at: performance.now() };
    this.begun.add(start);
    try {
      // Lets requests that arrived in the meantime run first.
      await nextTurn();
      signal.throwIfAborted();
      const result = await work();
      this.usual += (Math.min(performance.now() - start.at, OUTLIER) - this.usual) * LATEST;
      return result;
    } finally {
      this.begun.delete(start);
      this.leave();
    }
  }

  /** @throws OverCapacity if the work would have to wait: background work can be done later */
  runInBackground<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.running >= this.atOnce) return Promise.reject(new OverCapacity(this.usual));
    return this.run(work, signal);
  }

  /**
   * The predicted duration of a rendering, in milliseconds: the average, or longer while every place has been taken for
   * longer.
   */
  private expected(): number {
    const latest = Math.max(...[...this.begun].map(({ at }) => at));
    return Math.max(this.usual, this.begun.size < this.atOnce ? 0 : performance.now() - latest);
  }

  private place(signal: AbortSignal): Promise<void> {
    const wait = ((this.waiting.size + 1) * this.expected()) / this.atOnce;
    if (wait > this.longestWait || this.waiting.size >= this.most) return Promise.reject(new OverCapacity(wait));
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.delete(waiting);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(waiting);
    });
  }

  /** A free place goes to the rendering that has waited longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    next.start();
  }
}
