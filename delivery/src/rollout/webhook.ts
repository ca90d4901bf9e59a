import type { RolloutEvent } from './rollout';

/** An answer that hangs is no answer, in milliseconds. */
const ANSWER_TIMEOUT = 5_000;
/** The waits before each further try, in milliseconds. */
const WAITS = [1_000, 5_000, 25_000];

/** Tells an address of what becomes of a canary, one event after the other, without keeping the canary waiting. */
export class Webhook {
  private telling: Promise<void> = Promise.resolve();

  /**
   * @param wait passes the time between two tries
   * @param onLost told of an event that nobody took
   */
  constructor(
    private readonly address: string,
    private readonly wait: (milliseconds: number) => Promise<void>,
    private readonly onLost: (message: string) => void,
  ) {}

  /** Sends an event as JSON after those before it; a failed try is repeated three times. */
  readonly send = (event: RolloutEvent): void => {
    this.telling = this.telling.then(() => this.deliver(event));
  };

  /** Resolves when every event was taken or given up. */
  settled(): Promise<void> {
    return this.telling;
  }

  private async deliver(event: RolloutEvent): Promise<void> {
    for (const wait of [...WAITS, undefined]) {
      const failure = await this.post(event);
      if (failure === undefined) return;
      if (wait === undefined) this.onLost(`The webhook does not take "${event.event}": ${failure}.`);
      else await this.wait(wait);
    }
  }

  /** @returns why the event was not taken */
  private async post(event: RolloutEvent): Promise<string | undefined> {
    try {
      const answer = await fetch(this.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      });
      // Nothing of the answer is read.
      await answer.body?.cancel();
      return answer.ok ? undefined : `it answers ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
