/** The part of each event that a webhook names; the others are sent, too. */
interface WebhookEvent {
  readonly event: string;
}

/** The timeout of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 5_000;
/** The waits before each retry, in milliseconds. */
const WAITS = [1_000, 5_000, 25_000];

/** Sends events to an address, one after the other, without delaying what they are about. */
export class Webhook {
  private pending: Promise<void> = Promise.resolve();

  /**
   * @param wait passes the time between two attempts
   * @param onLost called with an event that could not be delivered
   */
  constructor(
    private readonly address: string,
    private readonly wait: (milliseconds: number) => Promise<void>,
    private readonly onLost: (message: string) => void,
  ) {}

  /** Sends an event as JSON after the previous ones; a failed attempt is retried three times. */
  readonly send = (event: WebhookEvent): void => {
    this.pending = this.pending.then(() => this.deliver(event));
  };

  /** Resolves when every event was delivered or dropped. */
  settled(): Promise<void> {
    return this.pending;
  }

  private async deliver(event: WebhookEvent): Promise<void> {
    for (const wait of [...WAITS, undefined]) {
      const failure = await this.post(event);
      if (failure === undefined) return;
      if (wait === undefined) this.onLost(`The webhook does not take "${event.event}": ${failure}.`);
      else await this.wait(wait);
    }
  }

  /** @returns why the event was not accepted */
  private async post(event: WebhookEvent): Promise<string | undefined> {
    try {
      const answer = await fetch(this.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      });
      // The body of the answer is discarded.
      await answer.body?.cancel();
      return answer.ok ? undefined : `it answers ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
