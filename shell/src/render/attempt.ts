class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/**
 * How long all reads of a page may take together, in milliseconds: longer than on a busy machine, but no visitor waits
 * indefinitely.
 */
const READING = 8_000;
/** How often the activity of a section is checked, in milliseconds. */
const LOOK = 20;

/** One attempt at rendering a page: its pending requests, and whether it is still running. */
export class Attempt {
  private readonly controller = new AbortController();
  private outstanding = 0;
  /** Aborted when no visitor waits for the page, and when the section is abandoned. */
  readonly signal: AbortSignal;
  private readonly deadline = AbortSignal.timeout(READING);

  /** @param visitor aborted when no visitor waits for the page */
  constructor(visitor?: AbortSignal) {
    this.signal = visitor ? AbortSignal.any([visitor, this.controller.signal]) : this.controller.signal;
  }

  /**
   * Waits for work outside the section: a read of the API, a bundle, the turn of other pages. The section is not
   * responsible for a busy machine.
   *
   * @throws the reason why the attempt ended, as soon as it ends
   */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    this.outstanding += 1;
    try {
      return await unlessAborted(work, this.signal);
    } finally {
      this.outstanding -= 1;
    }
  }

  /** Waits for a read of the API or of a bundle, at most as long as all reads of a page may take. */
  read<T>(work: Promise<T>): Promise<T> {
    return this.waitFor(unlessAborted(work, this.deadline));
  }

  /** Lets other pending requests run; throws here when no visitor waits. */
  async nextTurn(): Promise<void> {
    await this.waitFor(new Promise<void>((resolve) => void setImmediate(resolve)));
  }

  /**
   * Rejects when the section hangs: when it neither computes nor reads for longer than allowed. Its pending requests
   * are then aborted. Only time in which this process was free to run counts.
   */
  async notHanging<T>(milliseconds: number, section: Promise<T>): Promise<T> {
    try {
      return await this.whileActive('section', milliseconds, section);
    } catch (error) {
      if (error instanceof TooSlow) this.controller.abort(error);
      throw error;
    }
  }

  /**
   * Rejects when the content of a slot is idle for half as long as a section may be, so that the slot fails before its
   * page does. The rest of the page continues.
   */
  slotNotHanging<T>(milliseconds: number, content: Promise<T>): Promise<T> {
    return this.whileActive('slot content', milliseconds / 2, content);
  }

  private whileActive<T>(what: string, milliseconds: number, work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let idle = 0;
      const timer = setInterval(() => {
        // A late check means that the machine was busy: it counts the same as one in time.
        if (this.outstanding === 0) idle += LOOK;
        if (idle < milliseconds) return;
        clearInterval(timer);
        reject(new TooSlow(`The ${what} did nothing for ${milliseconds} ms.`));
      }, LOOK);
      work.then(resolve, reject).finally(() => clearInterval(timer));
    });
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
