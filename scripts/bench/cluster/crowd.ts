import { randomUUID } from 'node:crypto';

const PAUSE = 50;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the crowd has met since it was asked last. */
export interface Tally {
  /** Pages that came whole, and those that did not, by what came instead. */
  readonly pages: number;
  readonly lost: Readonly<Record<string, number>>;
  /** Writes that were acknowledged, and tries that were refused or cut off: an editor tries them again. */
  readonly written: number;
  readonly triedAgain: number;
}

const PAGES = ['/', '/career', '/products', '/news', '/contact'];

/** Visitors and editors of a site, through its edge, until they are sent home. */
export class Crowd {
  private going = true;
  private readonly loops: Promise<void>[];
  private pages = 0;
  private lost: Record<string, number> = {};
  private triedAgain = 0;
  /** The titles of all jobs whose writing was acknowledged. */
  readonly acknowledged: string[] = [];
  private counted = 0;

  constructor(
    private readonly origin: string,
    private readonly token: string,
    people: { readonly visitors: number; readonly editors: number },
  ) {
    const of = (count: number, live: (number: number) => Promise<void>) =>
      Array.from({ length: count }, (_, number) => this.again(() => live(number)));
    this.loops = [...of(people.visitors, (n) => this.visit(n)), ...of(people.editors, () => this.write())];
  }

  private async again(live: () => Promise<void>): Promise<void> {
    while (this.going) {
      await live();
      await pause(PAUSE);
    }
  }

  /** Every second visitor has a cookie, so that nginx keeps nothing for him and asks a shell server. */
  private async visit(number: number): Promise<void> {
    const page = PAGES[Math.floor(Math.random() * PAGES.length)] ?? '/';
    const headers = number % 2 === 0 ? { cookie: 'seen=1' } : undefined;
    const outcome = await fetch(this.origin + page, {
      ...(headers && { headers }),
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (answer) => ((await answer.text()).includes('</html>') ? String(answer.status) : 'half a page'))
      .catch((error: unknown) =>
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 10 s' : 'cut off',
      );
    if (outcome === '200') this.pages += 1;
    else this.lost[outcome] = (this.lost[outcome] ?? 0) + 1;
  }

  /** Writes a job; one key for all tries, so that it is written once. */
  private async write(): Promise<void> {
    const title = `Engineer ${randomUUID()}`;
    const request = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ title, location: 'Jorhat', role: ['Field'], detail: 'Work.' }),
    };
    while (this.going) {
      const isWritten = await fetch(`${this.origin}/api/v1/job-postings`, {
        ...request,
        signal: AbortSignal.timeout(15_000),
      }).then(
        async (answer) => (await answer.text(), answer.ok),
        () => false,
      );
      if (isWritten) return void this.acknowledged.push(title);
      this.triedAgain += 1;
      await pause(250);
    }
  }

  /** What happened since the last time. */
  tally(): Tally {
    const { pages, lost, triedAgain } = this;
    const written = this.acknowledged.length - this.counted;
    [this.pages, this.lost, this.triedAgain, this.counted] = [0, {}, 0, this.acknowledged.length];
    return { pages, lost, written, triedAgain };
  }

  async goHome(): Promise<void> {
    this.going = false;
    await Promise.all(this.loops);
  }
}
