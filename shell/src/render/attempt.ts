class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** How long what a page reads may take altogether: longer than on a busy machine, but no visitor waits for ever. */
const READING = 8_000;
/** How often it is looked at what a section does, in milliseconds. */
const LOOK = 20;

/** One attempt at rendering a page: what it has asked of others, and whether it still goes on. */
export class Attempt {
  private readonly controller = new AbortController();
  private outstanding = 0;
  /** Aborted when nobody waits for the page any more, and when the section was given up. */
  readonly signal: AbortSignal;
  private readonly deadline = AbortSignal.timeout(READING);

  /** @param visitor aborted when nobody waits for the page any more */
  constructor(visitor?: AbortSignal) {
    this.signal = visitor ? AbortSignal.any([visitor, this.controller.signal]) : this.controller.signal;
  }

  /**
   * Waits for what is not the section's own doing: a read of the API, a bundle, the other pages' turn. The machine may be
   * busy, which is no fault of the section.
   *
   * @throws what the attempt was ended by, as soon as it is ended
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

  /** Waits for a read of the API or of a bundle, as long as all reads of a page may take. */
  read<T>(work: Promise<T>): Promise<T> {
    return this.waitFor(unlessAborted(work, this.deadline));
  }

  /** Lets whoever else has come be answered; ends here when nobody waits any more. */
  async nextTurn(): Promise<void> {
    await this.waitFor(new Promise<void>((resolve) => void setImmediate(resolve)));
  }

  /**
   * Rejects when the section does nothing, neither compute nor read, for longer than it may: it hangs. What it still has
   * under way is ended then. Only time in which this process was free to go on counts.
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
   * Rejects when the content of a slot does nothing for half as long as a section may: a page never waits for it until
   * it is itself given up. Nothing else of the page is ended.
   */
  slotNotHanging<T>(milliseconds: number, content: Promise<T>): Promise<T> {
    return this.whileActive('slot content', milliseconds / 2, content);
  }

  private whileActive<T>(what: string, milliseconds: number, work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let idle = 0;
      const timer = setInterval(() => {
        // A look that comes late means that the machine was busy: it counts no more than one in time.
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
