import { parseDiscovery, type DiscoveryDocument } from 'federation/discovery';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Remembers across restarts what this server last took as live, so that a state that was signed earlier does not come
 * back, and nothing is taken away without a signature, while the server does not run.
 */
export class DocumentMemory {
  /** Where it is remembered. */
  readonly file: string;

  /** @param folder a folder of this server alone */
  constructor(
    private readonly folder: string,
    environment: string,
    private readonly warn: (message: string) => void,
  ) {
    this.file = path.join(folder, `discovery-${environment}.json`);
  }

  /** What was remembered; undefined for a first start, and when it cannot be read. */
  async read(): Promise<DiscoveryDocument | undefined> {
    try {
      return parseDiscovery(await readFile(this.file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.warn(`The latest state of what is live that was seen cannot be read from ${this.file}. ${String(error)}`);
      return undefined;
    }
  }

  /** A server whose folder is full or closed goes on, and says so. */
  async write(document: DiscoveryDocument): Promise<void> {
    const draft = `${this.file}.${randomUUID()}`;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, JSON.stringify(document), { mode: 0o600, flush: true });
      await rename(draft, this.file);
    } catch (error) {
      this.warn(`What is live is not remembered for the next start: ${String(error)}`);
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
}
