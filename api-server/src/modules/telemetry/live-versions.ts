import { SECOND, type Clock } from '../../clock';
import { readVersions } from '../delivery/discovered-versions';

/** How long a reading of the document is used, and the pause after a failed one. */
const FRESH = 30 * SECOND;
/** An unknown version may have just become live: the document is read again for it after this time. */
const FRESH_FOR_UNKNOWN = SECOND;

/** The tasks of each version, by front end. */
type Versions = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The front ends of the site and their live versions, from the discovery document. */
export class LiveVersions {
  private known: Versions = new Map();
  private pages: ReadonlySet<string> = new Set();
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  /**
   * @param failed called when the document could not be read; the last reading is used then
   * @param onRead called when it was read
   */
  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    private readonly failed: (error: unknown) => void,
    private readonly onRead: () => void = () => undefined,
  ) {}

  /** Whether a front end has a version that visitors may have; without a version, whether it exists. */
  async has(name: string, version: string | undefined): Promise<boolean> {
    await this.readAfter(FRESH);
    if (!this.knows(name, version)) await this.readAfter(FRESH_FOR_UNKNOWN);
    return this.knows(name, version);
  }

  /** Whether a live version lists a task. */
  async hasTask(name: string, version: string, task: string): Promise<boolean> {
    return (await this.has(name, version)) && (this.known.get(name)?.get(version)?.includes(task) ?? false);
  }

  async hasPage(pattern: string): Promise<boolean> {
    await this.readAfter(FRESH);
    if (!this.pages.has(pattern)) await this.readAfter(FRESH_FOR_UNKNOWN);
    return this.pages.has(pattern);
  }

  /** Whether a version was live at the last reading. */
  knows(name: string, version: string | undefined): boolean {
    const versions = this.known.get(name);
    return versions !== undefined && (!version || versions.has(version));
  }

  private async readAfter(age: number): Promise<void> {
    if (this.clock.now().getTime() - this.readAt < age) return;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async read(): Promise<void> {
    try {
      const versions = await readVersions(this.url);
      const known = new Map(versions.map(({ remote }) => [remote, new Map<string, readonly string[]>()]));
      const usable = versions.filter(({ isRevoked }) => !isRevoked);
      for (const { remote, version, tasks } of usable) known.get(remote)?.set(version, tasks);
      this.known = known;
      this.pages = new Set(usable.flatMap(({ pages }) => pages));
      this.onRead();
    } catch (error) {
      this.failed(error);
    }
    this.readAt = this.clock.now().getTime();
  }
}
