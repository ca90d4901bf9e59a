import { HttpError } from './http-error';

/** How many requests with a large body may be under way. */
export interface UnderWayLimits {
  readonly site: number;
  readonly perCaller: number;
}

/** Seconds after which a refused caller should retry: most uploads have ended by then. */
const RETRY_AFTER = 30;

/** Too many bodies are under way: from this caller (429) or to the whole site (503). */
export class TooManyUnderWay extends HttpError {
  readonly retryAfter = RETRY_AFTER;
}

/**
 * Counts the requests with a large body from head to answer, and refuses too many before their body is read. Each body
 * has a maximum size, so a limit of requests is a limit of bytes.
 */
export class UnderWay {
  private readonly byCaller = new Map<string, number>();
  private count = 0;

  constructor(private readonly limits: UnderWayLimits) {}

  /**
   * Runs work that reads a body.
   *
   * @param caller the sender: an address or an account
   * @throws TooManyUnderWay
   */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.byCaller.get(caller) ?? 0;
    if (own >= this.limits.perCaller)
      throw new TooManyUnderWay(429, 'Too many files are being sent from your network. Please try again in a minute.');
    if (this.count >= this.limits.site)
      throw new TooManyUnderWay(503, 'We are receiving too many files right now. Please try again in a minute.');
    this.count += 1;
    this.byCaller.set(caller, own + 1);
    try {
      return await work();
    } finally {
      this.count -= 1;
      const left = (this.byCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.byCaller.set(caller, left);
      else this.byCaller.delete(caller);
    }
  }
}
