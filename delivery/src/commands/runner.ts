import { mkdir } from 'node:fs/promises';
import { readKeyFile } from '../signing/key-pair';
import { SiteBlobs } from '../site/site-blobs';
import { SiteClient } from '../site/site-client';
import { DryRunBlobs } from '../stores/dry-run-blobs';
import { openStore, storeToRead } from '../stores/open-store';
import { Store } from '../stores/store';
import { lossesFrom, lossesThrough, type AskLosses } from '../verification/losses';
import type { Outcome } from './outcome';
import { settingsOf, type Environment, type Settings } from './settings';
import { signingOf, trustedOf } from './signing-of';
import { UsageError } from './usage-error';
import type { ChangingOptions, DryRunOption, ReadingOptions } from './subcommand';

/** The outputs of the command; progress is for people only. */
export interface Console {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly progress: (text: string) => void;
}

/** The objects that a subcommand works on. */
export interface CommandContext {
  readonly store: Store;
  readonly environment: string;
  readonly settings: Settings;
  /** The site, when the store is changed through it. */
  readonly site?: SiteClient;
  /** Asks the API what the collections of a version would lose, if the API is known. */
  readonly askLosses?: AskLosses | undefined;
  readonly console: Console;
  readonly dryRun: boolean;
}

/** The site of a subcommand that needs one. @throws UsageError */
export function siteOf({ site }: CommandContext): SiteClient {
  if (site) return site;
  throw new UsageError('Name the site with --site https://… or SITE_URL.');
}

const DRY_RUN = 'Dry run: nothing is changed. Without --dry-run this is done:';

/** Opens the objects that a subcommand works on, and stores its outcome. */
export class Runner {
  outcome: Outcome = { lines: [], value: {} };

  constructor(
    readonly env: Environment,
    readonly console: Console,
  ) {}

  /** @param mayLackKeys whether the file of trusted keys may be missing, because the subcommand creates it */
  async read(
    options: ReadingOptions & DryRunOption,
    run: (context: CommandContext) => Promise<Outcome>,
    { mayLackKeys = false } = {},
  ): Promise<void> {
    const settings = settingsOf(options, this.env);
    const { dryRun = false } = options;
    if (settings.site) return this.through(settings, options, dryRun, run);
    const store = await storeToRead(settings.store, await trustedOf(settings, mayLackKeys));
    await this.run({ store, settings, dryRun }, run);
  }

  /**
   * Runs a subcommand that changes a store. A dry run is the same subcommand on a store whose changes stay in memory, so that no
   * subcommand has to implement it.
   */
  async change(options: ChangingOptions, run: (context: CommandContext) => Promise<Outcome>): Promise<void> {
    const settings = settingsOf(options, this.env);
    const { dryRun = false } = options;
    if (settings.site) return this.through(settings, options, dryRun, run);
    if (settings.isOwnStore && !dryRun) await mkdir(settings.store, { recursive: true, mode: 0o700 });
    const signing = await signingOf(settings, this.keyFile(options), { dryRun });
    const store = dryRun
      ? new Store(new DryRunBlobs((await storeToRead(settings.store)).blobs), signing)
      : await openStore(settings.store, signing);
    await this.run({ store, settings, dryRun }, run);
  }

  private keyFile({ key }: ReadingOptions): string | undefined {
    return key ?? (this.env['DELIVERY_KEY'] || undefined);
  }

  /** Works on a site's store through its public address, with the keys that the site trusts. */
  private async through(
    settings: Settings,
    options: ReadingOptions,
    dryRun: boolean,
    run: (context: CommandContext) => Promise<Outcome>,
  ): Promise<void> {
    const file = this.keyFile(options);
    if (file === undefined || !settings.site)
      throw new UsageError('Calls to a site are signed: name your private key with --key or DELIVERY_KEY.');
    const site = new SiteClient(settings.site, await readKeyFile(file));
    const blobs = new SiteBlobs(site);
    const signing = { signer: site.signer, trusted: await site.trustedKeys() };
    await this.run({ store: new Store(dryRun ? new DryRunBlobs(blobs) : blobs, signing), settings, site, dryRun }, run);
  }

  /** Stores the output of a subcommand. */
  note({ lines, value }: Outcome, dryRun: boolean): void {
    this.outcome = dryRun ? { lines: [DRY_RUN, ...lines], value: { dryRun, ...value } } : { lines, value };
  }

  private async run(
    context: Pick<CommandContext, 'store' | 'settings' | 'site' | 'dryRun'>,
    run: (context: CommandContext) => Promise<Outcome>,
  ): Promise<void> {
    const { environment } = context.settings;
    const api = this.env['API_ORIGIN'];
    const askLosses = context.site ? lossesThrough(context.site) : api ? lossesFrom(api) : undefined;
    this.note(await run({ ...context, environment, askLosses, console: this.console }), context.dryRun);
  }
}
