/** There is more to render than can be done while people wait. */
export class OverCapacity extends Error {
  override readonly name = 'OverCapacity';
  /** Seconds until it is worth asking again. */
  readonly retryAfter: number;

  constructor(wait: number) {
    super('More pages are asked for than can be rendered in time.');
    this.retryAfter = Math.max(1, Math.ceil(wait / 1_000));
  }
}

export interface RenderQueueOptions {
  /** Pages that are rendered at the same time: while one reads, another computes. */
  readonly atOnce?: number;
  /** The longest that a visitor is made to wait for a place, as it is foreseen when he comes; in milliseconds. */
  readonly longestWait?: number;
  /** The most that wait, however quick they promise to be. */
  readonly most?: number;
}

interface Waiting {
  readonly start: () => void;
}

/** How much the latest rendering counts in what the next ones are expected to take. */
const LATEST = 0.1;
/** What took longer has waited for something else, which the next ones will not; in milliseconds. */
const LONGEST = 1_000;
/** What a rendering is expected to take before any has been seen, in milliseconds. */
const FIRST_GUESS = 50;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * The places in which pages are rendered. Who comes when the others before him will take longer than he would wait is
 * told so at once; what nobody waits for any more gives up its place.
 */
export class RenderQueue {
  private readonly atOnce: number;
  private readonly longestWait: number;
  private readonly most: number;
  private readonly waiting = new Set<Waiting>();
  private running = 0;
  /** When each rendering that is under way began. */
  private readonly begun = new Set<{ readonly at: number }>();
  private usual = FIRST_GUESS;

  constructor({ atOnce = 4, longestWait = 5_000, most = 200 }: RenderQueueOptions = {}) {
    this.atOnce = atOnce;
    this.longestWait = longestWait;
    this.most = most;
  }

  /** How many pages are rendered, and how many wait for that. */
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
      // Whoever has come meanwhile is answered first.
      await nextTurn();
      signal.throwIfAborted();
      const result = await work();
      this.usual += (Math.min(performance.now() - start.at, LONGEST) - this.usual) * LATEST;
      return result;
    } finally {
      this.begun.delete(start);
      this.leave();
    }
  }

  /** @throws OverCapacity where nobody waits: what could as well be done later, is */
  runInBackground<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.running >= this.atOnce) return Promise.reject(new OverCapacity(this.usual));
    return this.run(work, signal);
  }

  /** What a rendering takes, in milliseconds: as long as usual, and longer while every place has been taken for longer. */
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

  /** A place that is left goes to who has waited longest. */
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
