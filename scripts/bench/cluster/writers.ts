import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A write that the server acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly title: string;
}

/**
 * Editors who create one job after the other on a server that may die at any moment, and record acknowledged writes.
 */
export class Writers {
  private isRunning = true;
  private readonly loops: Promise<void>[];
  private fresh: Acknowledged[] = [];
  /** The number of interrupted writes: they may or may not be stored. */
  interrupted = 0;

  constructor(
    private readonly origin: string,
    private readonly token: string,
    count: number,
  ) {
    this.loops = Array.from({ length: count }, () => this.write());
  }

  private async write(): Promise<void> {
    while (this.isRunning) {
      const title = `Welder ${randomUUID()}`;
      const id = await fetch(`${this.origin}/api/v1/job-postings`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title, location: 'Jorhat', role: ['Field'], detail: 'Work.' }),
      })
        .then(
          async (answer) => {
            const text = await answer.text();
            // The database is unavailable: nothing is acknowledged, and the editor gets an error.
            if (answer.status === 503) return undefined;
            if (!answer.ok) throw new Error(`A write was refused: ${answer.status} ${text.slice(0, 300)}`);
            return (JSON.parse(text) as { jobPosting: { _id: string } }).jobPosting._id;
          },
          () => undefined,
        )
        .catch((error: unknown) => {
          // An interrupted answer acknowledges nothing; a refusal by the server is an error.
          if (error instanceof Error && error.message.startsWith('A write was refused')) throw error;
          return undefined;
        });
      if (id) this.fresh.push({ id, title });
      else {
        this.interrupted += 1;
        await pause(20);
      }
    }
  }

  /** The number of acknowledged writes since they were last taken. */
  get waiting(): number {
    return this.fresh.length;
  }

  /** The acknowledged writes since the last call. */
  take(): Acknowledged[] {
    const taken = this.fresh;
    this.fresh = [];
    return taken;
  }

  /** @throws Error if a write was refused */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.loops);
  }
}
