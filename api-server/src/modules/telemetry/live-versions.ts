import { z } from 'zod';
import { SECOND, type Clock } from '../../clock';
import { readDiscovery } from '../delivery/read-discovery';

/** How long a reading of the document is used, and the pause after a failed one. */
const FRESH = 30 * SECOND;
/** An unknown version may have just become live: the document is read again for it after this time. */
const FRESH_FOR_UNKNOWN = SECOND;

/**
 * The part of the discovery document that is read (delivery.md): the versions that visitors may have, and the patterns
 * of their pages and the names of their tasks.
 */
const documentSchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        metadata: z.object({ version: z.string() }),
        extras: z.object({
          revoked: z.string().optional(),
          pages: z.array(z.string()).optional(),
          tasks: z.array(z.string()).optional(),
        }),
      }),
    ),
  ),
});

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
      const { microFrontends } = documentSchema.parse(await readDiscovery(this.url));
      this.known = new Map(
        Object.entries(microFrontends).map(([name, entries]) => {
          const usable = entries.filter(({ extras }) => extras.revoked === undefined);
          return [name, new Map(usable.map(({ metadata, extras }) => [metadata.version, extras.tasks ?? []]))];
        }),
      );
      const usable = Object.values(microFrontends).flat();
      this.pages = new Set(usable.flatMap(({ extras }) => (extras.revoked === undefined ? (extras.pages ?? []) : [])));
      this.onRead();
    } catch (error) {
      this.failed(error);
    }
    this.readAt = this.clock.now().getTime();
  }
}
