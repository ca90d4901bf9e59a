import type { Ending } from './render-process';

/** Published versions that ended their rendering process, by their folder. */
export class Quarantine {
  private readonly folders = new Map<string, Ending>();

  get size(): number {
    return this.folders.size;
  }

  has(folder: string): boolean {
    return this.folders.has(folder);
  }

  /** @returns false when it is already in quarantine */
  add(folder: string, ending: Ending): boolean {
    if (this.folders.has(folder)) return false;
    this.folders.set(folder, ending);
    return true;
  }

  /** Ends the quarantine of every version that is no longer live. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const folder of this.folders.keys()) if (!live.has(folder)) this.folders.delete(folder);
  }
}
