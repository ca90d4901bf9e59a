import { hasCode } from 'delivery/error-code';
import { parseDiscovery, revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Stores the document that this server last accepted, so that after a restart it neither accepts an earlier signed
 * state nor loses a version without a signature.
 */
export class DocumentMemory {
  /** The path of the file. */
  readonly file: string;

  /** @param folder a folder that only shell servers of this site use */
  constructor(
    private readonly folder: string,
    environment: string,
    private readonly warn: (message: string) => void,
  ) {
    this.file = path.join(folder, `discovery-${environment}.json`);
  }

  /** The stored document; undefined at the first start, and when it cannot be read. */
  async read(): Promise<DiscoveryDocument | undefined> {
    try {
      return parseDiscovery(await readFile(this.file, 'utf8'));
    } catch (error) {
      if (!hasCode(error, 'ENOENT'))
        this.warn(`The latest state of what is live that was seen cannot be read from ${this.file}. ${String(error)}`);
      return undefined;
    }
  }

  /**
   * Does not replace a later document, which another server may have stored in a shared folder. If the folder is full or
   * read-only, the server logs it and continues.
   */
  async write(document: DiscoveryDocument): Promise<void> {
    const stored = await this.read();
    if (stored && revisionOf(stored) > revisionOf(document)) return;
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
