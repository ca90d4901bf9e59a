import { SECOND } from '../../clock';
import type { Database } from '../../database/database';
import { telemetryEvents } from '../../database/schema';

type Row = typeof telemetryEvents.$inferInsert;

/** How long measurements wait for others, in milliseconds. */
const PAUSE = SECOND;
/** The maximum number of rows in one statement. */
const AT_ONCE = 1_000;
/** The maximum number of waiting measurements: further ones are dropped while the database does not answer. */
const MOST = 20_000;

/** Stores the measurements of many browsers with one statement. A killed server loses those of the last second. */
export class Measurements {
  private waiting: Row[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /** @param onFailure called when measurements could not be stored; they are tried again */
  constructor(
    private readonly db: Database,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  add(rows: readonly Row[]): void {
    this.waiting.push(...rows.slice(0, MOST - this.waiting.length));
    this.timer ??= setTimeout(() => void this.flush(), PAUSE).unref();
  }

  /** Stores what waits; resolves also when that fails. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, AT_ONCE);
      try {
        await this.db.insert(telemetryEvents).values(rows);
      } catch (error) {
        this.onFailure(error);
        return this.add(rows);
      }
    }
  }
}
