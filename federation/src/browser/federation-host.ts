import { chunkOfExpose } from '../naming';
import { SharedModuleError } from '../runtime/shared-instance';
import type { LiveRemote } from './live-remote';
import { askWhy, DEFAULT_POLICY, loadEntry, type Container, type LoadPolicy } from './load-entry';
import { RemoteLoadError } from './remote-load-error';

/** Webpack's own: fills the share scope with what this build provides. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

const SHARE_SCOPE = 'default';

/** Called after each attempt to load something of a remote, for telemetry. */
export type ReportLoad = (remote: LiveRemote, milliseconds: number, error?: RemoteLoadError) => void;

export interface FederationHostOptions {
  readonly remotes: readonly LiveRemote[];
  readonly policy?: Partial<LoadPolicy>;
  readonly report?: ReportLoad;
}

/** Shares a load that is under way or done, and forgets one that failed. */
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

/** A part that webpack could not load; `request` is its address. */
const isChunkError = (error: unknown): error is Error & { readonly request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

async function asLoadError({ name, version }: LiveRemote, error: unknown): Promise<RemoteLoadError> {
  if (error instanceof RemoteLoadError) return error;
  const cause = { cause: error };
  if (error instanceof SharedModuleError) return new RemoteLoadError(name, version, 'incompatible', cause);
  if (!isChunkError(error)) return new RemoteLoadError(name, version, 'threw', cause);
  const { request: address } = error;
  return new RemoteLoadError(name, version, address ? await askWhy(address) : 'missing', { ...cause, address });
}

/**
 * The browser's side of federation: loads a remote's entry when something of it is first needed, gives it what the host
 * shares, loads its exposes, says precisely why one could not be loaded, and loads it anew when asked again.
 */
export class FederationHost {
  private readonly remotes: ReadonlyMap<string, LiveRemote>;
  private readonly policy: LoadPolicy;
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly exposes = new Map<string, Promise<unknown>>();
  /** How often a remote's entry could not be loaded. */
  private readonly failures = new Map<string, number>();
  private readonly loaded = new Set<string>();
  /** What modules stopped with when they were first run; webpack hands out what is left of them from then on. */
  private readonly stopped = new Map<string, unknown>();

  constructor(private readonly options: FederationHostOptions) {
    this.remotes = new Map(options.remotes.map((remote) => [remote.name, remote]));
    this.policy = { ...DEFAULT_POLICY, ...options.policy };
  }

  /**
   * Loads an expose's default export. A load under way or done is shared; a failed one is forgotten, so that calling
   * again tries again.
   *
   * @param name the remote's name in the discovery document
   * @param expose for instance `./routes`
   * @throws RemoteLoadError
   */
  load<T>(name: string, expose: string): Promise<T> {
    return memoize(this.exposes, `${name}/${expose}`, () => this.loadExpose<T>(name, expose)) as Promise<T>;
  }

  /**
   * Asks for all files of a page of a remote that has not been loaded, at once: the browser keeps them, and otherwise learns
   * of each only when the one before has run. What cannot be had is met again where it is needed.
   *
   * @param chunk the chunk with the page's code; nothing is asked for while it is not known
   */
  fetchAhead({ name, entry }: LiveRemote, chunk: string | undefined): void {
    // What somebody has at work on a machine of his own is loaded as scripts only, which the policy of the page allows.
    if (this.containers.has(name) || chunk === undefined || !entry.startsWith('/')) return;
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
    const files = [`${chunkOfExpose('./routes')}.js`, `${chunk}.js`, `${chunk}.css`];
    for (const address of [entry, ...files.map((file) => folder + file)])
      fetch(address)
        // Only what is read to its end is kept.
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
      const loadError = await asLoadError(remote, error);
      this.options.report?.(remote, performance.now() - started, loadError);
      throw loadError;
    }
  }

  /** Runs a module; one that stopped with an error cannot be run again in this page, and says the same error again. */
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
   * Reports that a part which a remote loads by itself, a page's chunk, could not be loaded.
   *
   * @returns the precise load error
   */
  async reportPart(name: string, error: unknown): Promise<RemoteLoadError> {
    const remote = this.remotes.get(name);
    if (!remote) return new RemoteLoadError(name, '?', 'missing', { cause: error });
    const loadError = await asLoadError(remote, error);
    this.options.report?.(remote, 0, loadError);
    return loadError;
  }

  /** Whether the remote's entry has run in this page. */
  hasLoaded(name: string): boolean {
    return this.loaded.has(name);
  }
}
