import type { LiveRemote, OwnerMatch } from 'federation/browser';
import { addQueries, readToken, type AppStore } from 'shared-store';
import { PAGE_DATA_PATH, type PageData } from '../site-data';

/** Loads the data of pages in parallel with their code, from the server that has already rendered them for visitors. */
export class EarlyData {
  /** The chunks of the pages whose code has been requested, by remote: their loaders read what is missing. */
  private readonly pages = new Set<string>();
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    private readonly store: AppStore,
    private readonly remotes: readonly LiveRemote[],
  ) {}

  /**
   * Starts to load the data of a page, if its code has not been requested. Not for users with a token, who see the
   * current state of everything. A failure is ignored: the loader makes its reads itself.
   *
   * @param address path and query
   * @returns resolves when the data of this address is in the store; undefined if none is being loaded
   */
  load(address: string, match: OwnerMatch<LiveRemote> | undefined, signal: AbortSignal): Promise<void> | undefined {
    if (match?.route.chunk && match.owner.entry.startsWith('/') && this.isFirst(match) && !readToken()) {
      const loading = this.request(address, signal)
        .catch(() => undefined)
        .finally(() => this.loading.delete(address));
      this.loading.set(address, loading);
    }
    return this.loading.get(address);
  }

  /** Notes that the code of a page has been requested. @returns whether it is the first time */
  isFirst({ owner, route }: OwnerMatch<LiveRemote>): boolean {
    const { size } = this.pages;
    return this.pages.add(`${owner.name}/${route.chunk}`).size > size;
  }

  private async request(address: string, signal: AbortSignal): Promise<void> {
    const answer = await fetch(PAGE_DATA_PATH + address, { signal });
    const { versions, queries } = (await answer.json()) as PageData;
    if (this.remotes.every(({ name, version }) => versions[name] === version)) this.store.dispatch(addQueries(queries));
  }
}
