import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A write that the server acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly title: string;
}

/** Editors who write one job after the other to a server that may die at any moment, and note what was acknowledged. */
export class Writers {
  private going = true;
  private readonly loops: Promise<void>[];
  private fresh: Acknowledged[] = [];
  /** How many writes were cut off: whether they are there is open, and both are right. */
  cutOff = 0;

  constructor(
    private readonly origin: string,
    private readonly token: string,
    count: number,
  ) {
    this.loops = Array.from({ length: count }, () => this.write());
  }

  private async write(): Promise<void> {
    while (this.going) {
      const title = `Welder ${randomUUID()}`;
      const id = await fetch(`${this.origin}/api/v1/job-postings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title, location: 'Jorhat', role: ['Field'], detail: 'Work.' }),
      })
        .then(
          async (answer) => {
            const text = await answer.text();
            // The database is away: nothing is acknowledged, and the editor is told so.
            if (answer.status === 503) return undefined;
            if (!answer.ok) throw new Error(`A write was refused: ${answer.status} ${text.slice(0, 300)}`);
            return (JSON.parse(text) as { jobPosting: { _id: string } }).jobPosting._id;
          },
          () => undefined,
        )
        .catch((error: unknown) => {
          // A body that was cut off acknowledges nothing; what the server said itself is another matter.
          if (error instanceof Error && error.message.startsWith('A write was refused')) throw error;
          return undefined;
        });
      if (id) this.fresh.push({ id, title });
      else {
        this.cutOff += 1;
        await pause(20);
      }
    }
  }

  /** How many writes have been acknowledged since they were last taken. */
  get waiting(): number {
    return this.fresh.length;
  }

  /** What was acknowledged since the last time. */
  take(): Acknowledged[] {
    const taken = this.fresh;
    this.fresh = [];
    return taken;
  }

  /** @throws Error when a write was refused */
  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.loops);
  }
}
