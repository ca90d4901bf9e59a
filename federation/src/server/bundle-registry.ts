import path from 'node:path';
import type { DiscoveryEntry } from '../discovery/document';
import { loadServerBundle, ServerBundleError, type RequireShared } from './load-server-bundle';

/** Where a published folder keeps the bundle that the server evaluates. */
export const SERVER_BUNDLE = 'server/index.js';

/** Evaluated server bundles by published folder; each is evaluated once and let go when it is no longer live. */
export class BundleRegistry {
  private readonly bundles = new Map<string, Promise<unknown>>();

  /** @param root absolute path of the folder that `/r/` is served from */
  constructor(private readonly root: string) {}

  /**
   * The evaluated server bundle of a published version.
   *
   * A failure is not remembered, so that a repaired version works at the next request.
   */
  load(entry: DiscoveryEntry, requireShared: RequireShared): Promise<unknown> {
    const { folder, integrity } = entry.extras;
    const known = this.bundles.get(folder);
    if (known) return known;
    const hash = integrity[SERVER_BUNDLE];
    if (!hash) {
      return Promise.reject(new ServerBundleError(`${folder} was published without ${SERVER_BUNDLE}.`));
    }
    const file = path.join(this.root, folder.replace(/^\/r\//, ''), SERVER_BUNDLE);
    const loading = loadServerBundle(file, hash, requireShared);
    this.bundles.set(folder, loading);
    loading.catch(() => this.bundles.delete(folder));
    return loading;
  }

  /** Lets go of every bundle whose folder is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const folder of this.bundles.keys()) if (!live.has(folder)) this.bundles.delete(folder);
  }
}
