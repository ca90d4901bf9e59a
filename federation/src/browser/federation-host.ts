import { chunkOfExpose } from '../naming';
import { SharedModuleError } from '../runtime/shared-instance';
import type { LiveRemote } from './live-remote';
import { findLoadFailure, DEFAULT_POLICY, loadEntry, type Container, type LoadPolicy } from './load-entry';
import { RemoteLoadError } from './remote-load-error';

/** Webpack's function that fills the share scope with the modules that this build provides. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

const SHARE_SCOPE = 'default';

/** Called after each attempt to load a part of a remote, for telemetry. */
export type ReportLoad = (remote: LiveRemote, milliseconds: number, error?: RemoteLoadError) => void;

export interface FederationHostOptions {
  readonly remotes: readonly LiveRemote[];
  readonly policy?: Partial<LoadPolicy>;
  readonly report?: ReportLoad;
  /** Loads what a remote needs besides its code, at the same time; called again for each expose. */
  readonly withCode?: ((remote: string) => Promise<unknown>) | undefined;
}

/** Shares a pending or completed load, and forgets a failed one. */
function memoize<T>(loads: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key);
  if (known) return known;
  const loading = load();
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}

const isExpose = <T>(module: unknown): module is { readonly default: T } =>
  typeof module === 'object' && module !== null && 'default' in module;

/** An error for a chunk that webpack could not load; `request` is its address, `type` why webpack gave up. */
const isChunkError = (error: unknown): error is Error & { readonly request?: string; readonly type?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

async function asLoadError({ name, version }: LiveRemote, error: unknown, timeout: number): Promise<RemoteLoadError> {
  if (error instanceof RemoteLoadError) return error;
  const cause = { cause: error };
  if (error instanceof SharedModuleError) return new RemoteLoadError(name, version, 'incompatible', cause);
  if (!isChunkError(error)) return new RemoteLoadError(name, version, 'threw', cause);
  const { request: address, type } = error;
  // A chunk that did not arrive within webpack's timeout is not damaged, even if the server answers now.
  const kind = type === 'timeout' ? type : address ? await findLoadFailure(address, timeout) : 'missing';
  return new RemoteLoadError(name, version, kind, { ...cause, address });
}

/**
 * The browser's side of federation: loads a remote's entry on first use, initialises it with the host's shared modules,
 * loads its exposes, gives the precise cause of a failed load, and retries on the next call.
 */
export class FederationHost {
  private readonly remotes: ReadonlyMap<string, LiveRemote>;
  private readonly policy: LoadPolicy;
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly exposes = new Map<string, Promise<unknown>>();
  /** The number of failed loads of a remote's entry. */
  private readonly failures = new Map<string, number>();
  private readonly loaded = new Set<string>();
  /** The errors that modules threw in their first run; webpack returns the incomplete module from then on. */
  private readonly stopped = new Map<string, unknown>();

  constructor(private readonly options: FederationHostOptions) {
    this.remotes = new Map(options.remotes.map((remote) => [remote.name, remote]));
    this.policy = { ...DEFAULT_POLICY, ...options.policy };
  }

  /**
   * Loads an expose's default export. A pending or completed load is shared; a failed one is forgotten, so that the
   * next call retries.
   *
   * @param name the remote's name in the discovery document
   * @param expose for instance `./routes`
   * @throws RemoteLoadError
   */
  load<T>(name: string, expose: string): Promise<T> {
    return memoize(this.exposes, `${name}/${expose}`, async () => {
      const [loaded] = await Promise.all([this.loadExpose<T>(name, expose), this.options.withCode?.(name)]);
      return loaded;
    }) as Promise<T>;
  }

  /**
   * Requests all files of a page of a remote that is not loaded yet, at once: the browser caches them, and would
   * otherwise discover each only after the previous one has run. A failure is reported on use.
   *
   * @param chunk the chunk with the page's code; nothing is requested if it is unknown
   */
  fetchAhead({ name, entry }: LiveRemote, chunk: string | undefined): void {
    // The page's policy allows a developer's overridden remote to be loaded as scripts only.
    if (this.containers.has(name) || chunk === undefined || !entry.startsWith('/')) return;
    void this.options.withCode?.(name);
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
    const files = [`${chunkOfExpose('./routes')}.js`, `${chunk}.js`, `${chunk}.css`];
    for (const address of [entry, ...files.map((file) => folder + file)])
      fetch(address)
        // The browser caches only a response that was read to its end.
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
  }

  private async loadExpose<T>(name: string, expose: string): Promise<T> {
    const remote = this.remotes.get(name);
    if (!remote) throw new RemoteLoadError(name, '?', 'missing');
    const started = performance.now();
    try {
      const container = await memoize(this.containers, name, () => this.loadContainer(remote));
      const module = this.run(`${name}/${expose}`, await container.get(expose));
      if (!isExpose<T>(module)) throw new RemoteLoadError(name, remote.version, 'incompatible');
      this.options.report?.(remote, performance.now() - started);
      return module.default;
    } catch (error) {
      const loadError = await asLoadError(remote, error, this.policy.timeout);
      this.options.report?.(remote, performance.now() - started, loadError);
      throw loadError;
    }
  }

  /** Runs a module; one that threw an error cannot run again in this page, so the same error is thrown again. */
  private run(key: string, factory: () => unknown): unknown {
    if (this.stopped.has(key)) throw this.stopped.get(key);
    try {
      return factory();
    } catch (error) {
      this.stopped.set(key, error);
      throw error;
    }
  }

  private async loadContainer(remote: LiveRemote): Promise<Container> {
    const failures = this.failures.get(remote.name) ?? 0;
    try {
      const container = await loadEntry(remote, failures, this.policy);
      await __webpack_init_sharing__(SHARE_SCOPE);
      await container.init(__webpack_share_scopes__[SHARE_SCOPE] ?? {});
      this.loaded.add(remote.name);
      return container;
    } catch (error) {
      this.failures.set(remote.name, failures + 1);
      throw error;
    }
  }

  /**
   * Reports that a chunk which a remote loads by itself could not be loaded.
   *
   * @returns the precise load error
   */
  async reportPart(name: string, error: unknown): Promise<RemoteLoadError> {
    const remote = this.remotes.get(name);
    if (!remote) return new RemoteLoadError(name, '?', 'missing', { cause: error });
    const loadError = await asLoadError(remote, error, this.policy.timeout);
    this.options.report?.(remote, 0, loadError);
    return loadError;
  }

  /** Whether the remote's entry has run in this page. */
  hasLoaded(name: string): boolean {
    return this.loaded.has(name);
  }
}
