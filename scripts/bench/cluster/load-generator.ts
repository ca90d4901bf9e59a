import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a visitor takes to fill in a form, in milliseconds. */
const TYPING_TIME = 500;

/** The results since the last call. */
export interface Tally {
  /** Complete pages, and failed ones by the answer instead. */
  readonly pages: number;
  readonly lost: Readonly<Record<string, number>>;
  /** Acknowledged writes, and attempts that were refused or interrupted: an editor repeats them. */
  readonly written: number;
  readonly retries: number;
  readonly forms: Readonly<Record<FormOutcome, number>>;
}

/** The result of a form: sent; returned with the input and a remedy; or neither, so that the input is lost. */
type FormOutcome = 'sent' | 'returned' | 'lost';
const noForms = (): Record<FormOutcome, number> => ({ sent: 0, returned: 0, lost: 0 });

const PAGES = ['/', '/career', '/products', '/news', '/contact'];
/** The languages of the visitors besides English. */
export const LANGUAGES = ['hi', 'gu'];
const PREFIXES = ['', ...LANGUAGES.map((language) => `/${language}`)];

const anyOf = (texts: readonly string[]): string => texts[Math.floor(Math.random() * texts.length)] ?? '';

/** Visitors and editors who use a site through its edge until they are stopped. */
export class LoadGenerator {
  private isRunning = true;
  private readonly loops: Promise<void>[];
  private pages = 0;
  private lost: Record<string, number> = {};
  private retries = 0;
  private forms = noForms();
  /** The titles of all jobs whose creation was acknowledged. */
  readonly acknowledged: string[] = [];
  private counted = 0;

  constructor(
    private readonly origin: string,
    private readonly token: string,
    people: { readonly visitors: number; readonly editors: number; readonly writers: number },
    /** The share of visits, in per cent, to an address that no one has requested before, which no cache has. */
    private readonly cold: number,
    /** Milliseconds between two requests of a visitor or an editor. */
    private readonly between = 50,
  ) {
    const of = (count: number, behave: (number: number) => Promise<void>) =>
      Array.from({ length: count }, (_, number) => this.repeat(() => behave(number)));
    this.loops = [
      ...of(people.visitors, (n) => this.visit(n)),
      ...of(people.editors, () => this.write()),
      ...of(people.writers, () => this.send()),
    ];
  }

  private async repeat(behave: () => Promise<void>): Promise<void> {
    while (this.isRunning) {
      await behave();
      await pause(this.between);
    }
  }

  /** Every second visitor has a cookie, so that nginx does not cache for them and asks a shell server. */
  private async visit(number: number): Promise<void> {
    const path = Math.random() * 100 < this.cold ? `/products?search=${randomUUID()}` : anyOf(PAGES);
    const page = (anyOf(PREFIXES) + path).replace(/(?<=.)\/$/, '');
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

  /** Sends the contact form like a browser without scripts. */
  private async send(): Promise<void> {
    const message = `Which pump would you take for paddy? Yours, ${randomUUID()}`;
    const fields = { name: 'Ravi Shah', email: 'ravi@site.test', message, consent: 'on' };
    const outcome = await fetch(`${this.origin}/contact`, {
      ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
      headers: { 'sec-fetch-site': 'same-origin' },
      // As a browser, longer than the shell server waits for the API (15 s), which then returns the form.
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (answer): Promise<FormOutcome> => {
        const text = await answer.text();
        if (answer.status === 303) return 'sent';
        return text.includes(message) && /role="alert"/.test(text) ? 'returned' : 'lost';
      })
      .catch((): FormOutcome => 'lost');
    this.forms[outcome] += 1;
    await pause(TYPING_TIME);
  }

  /** Creates a job; all attempts share one idempotency key, so that it is created once. */
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
    while (this.isRunning) {
      const isWritten = await fetch(`${this.origin}/api/v1/job-postings`, {
        ...request,
        signal: AbortSignal.timeout(15_000),
      }).then(
        // Already stored, and only the answer was lost: an editor sees it.
        async (answer) => (await answer.text()).includes('This was stored') || answer.ok,
        () => false,
      );
      if (isWritten) return void this.acknowledged.push(title);
      this.retries += 1;
      await pause(250);
    }
  }

  /** The results since the last call. */
  tally(): Tally {
    const { pages, lost, retries, forms } = this;
    const written = this.acknowledged.length - this.counted;
    [this.pages, this.lost, this.retries, this.counted] = [0, {}, 0, this.acknowledged.length];
    this.forms = noForms();
    return { pages, lost, written, retries, forms };
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.loops);
  }
}
