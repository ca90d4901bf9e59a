import { createHash } from 'node:crypto';
import type { Blob, Blobs } from './blobs';

/** A store with unsaved changes: writes and removals stay in memory, everything else is read from the real store. */
export class DryRunBlobs implements Blobs {
  /** Written blobs; undefined for removed ones. */
  private readonly changes = new Map<string, Blob | undefined>();

  constructor(private readonly below: Blobs) {}

  get address(): string {
    return this.below.address;
  }

  /** The check of a store would write to it. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  async get(key: string): Promise<Blob | undefined> {
    return this.changes.has(key) ? this.changes.get(key) : this.below.get(key);
  }

  private write(key: string, written: Uint8Array): true {
    const bytes = Buffer.from(written);
    this.changes.set(key, { bytes, tag: createHash('sha256').update(bytes).digest('base64url') });
    return true;
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    return (await this.get(key)) === undefined && this.write(key, bytes);
  }

  async replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    return (await this.get(key))?.tag === tag && this.write(key, bytes);
  }

  async list(prefix: string): Promise<string[]> {
    const keys = new Set(await this.below.list(prefix));
    for (const [key, blob] of this.changes) {
      if (!key.startsWith(prefix)) continue;
      if (blob) keys.add(key);
      else keys.delete(key);
    }
    return [...keys].sort();
  }

  async folders(prefix: string): Promise<string[]> {
    const names = new Set(await this.below.folders(prefix));
    const below = ([key]: readonly [string, ...unknown[]]): string[] =>
      key.startsWith(prefix) && key.slice(prefix.length).includes('/')
        ? [key.slice(prefix.length).split('/', 1)[0] ?? '']
        : [];
    for (const name of [...this.changes].flatMap(below)) {
      if ((await this.list(`${prefix}${name}/`)).length > 0) names.add(name);
      else names.delete(name);
    }
    return [...names].sort();
  }

  remove(key: string): Promise<void> {
    this.changes.set(key, undefined);
    return Promise.resolve();
  }

  async leftovers(before: Date): Promise<string[]> {
    return (await this.below.leftovers(before)).filter((key) => !this.changes.has(key));
  }
}
