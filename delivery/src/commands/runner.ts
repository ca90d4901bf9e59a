import { mkdir } from 'node:fs/promises';
import { DryRunBlobs } from '../stores/dry-run-blobs';
import { openStore, storeToRead } from '../stores/open-store';
import { Store } from '../stores/store';
import type { Outcome } from './outcome';
import { placeOf, type Environment, type Place } from './place';
import { signingOf, trustedOf } from './signing-of';
import type { ChangingOptions, DryRunOption, ReadingOptions } from './verb';

/** The outputs of the command; progress is for people only. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly progress: (text: string) => void;
}

/** The objects that a verb works on. */
export interface Work {
  readonly store: Store;
  readonly environment: string;
  readonly place: Place;
  readonly console: Console;
  readonly dryRun: boolean;
}

const DRY_RUN = 'Dry run: nothing is changed. Without --dry-run this is done:';

/** Opens the objects that a verb works on, and stores its outcome. */
export class Runner {
  outcome: Outcome = { lines: [], value: {} };

  constructor(
    readonly env: Environment,
    readonly console: Console,
  ) {}

  /** @param mayLackKeys whether the file of trusted keys may be missing, because the verb creates it */
  async read(
    options: ReadingOptions & DryRunOption,
    verb: (work: Work) => Promise<Outcome>,
    { mayLackKeys = false } = {},
  ): Promise<void> {
    const place = placeOf(options, this.env);
    const store = await storeToRead(place.store, await trustedOf(place, mayLackKeys));
    await this.run({ store, place, dryRun: options.dryRun ?? false }, verb);
  }

  /**
   * Runs a verb that changes a store. A dry run is the same verb on a store whose changes stay in memory, so that no
   * verb has to implement it.
   */
  async change(options: ChangingOptions, verb: (work: Work) => Promise<Outcome>): Promise<void> {
    const place = placeOf(options, this.env);
    const { dryRun = false } = options;
    if (place.isOwnStore && !dryRun) await mkdir(place.store, { recursive: true, mode: 0o700 });
    const signing = await signingOf(place, options.key ?? (this.env['DELIVERY_KEY'] || undefined), { dryRun });
    const store = dryRun
      ? new Store(new DryRunBlobs((await storeToRead(place.store)).blobs), signing)
      : await openStore(place.store, signing);
    await this.run({ store, place, dryRun }, verb);
  }

  /** Stores the output of a verb. */
  note({ lines, value }: Outcome, dryRun: boolean): void {
    this.outcome = dryRun ? { lines: [DRY_RUN, ...lines], value: { dryRun, ...value } } : { lines, value };
  }

  private async run(
    work: Pick<Work, 'store' | 'place' | 'dryRun'>,
    verb: (work: Work) => Promise<Outcome>,
  ): Promise<void> {
    const { environment } = work.place;
    this.note(await verb({ ...work, environment, console: this.console }), work.dryRun);
  }
}
