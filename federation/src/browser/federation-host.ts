import * as runtimeCore from '@module-federation/runtime/core';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { LiveRemote } from './live-remote';
import { DEFAULT_POLICY, loadEntry, type Container, type LoadPolicy } from './load-entry';
import { RemoteLoadError } from './remote-load-error';

declare global {
  /** The federation runtime's core; remotes built with `externalRuntime` run on the host's. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  var _FEDERATION_RUNTIME_CORE_FROM: { name: string; version: string } | undefined;
}

/** Called after each attempt to load something of a remote, for telemetry. */
export type ReportLoad = (remote: LiveRemote, milliseconds: number, error?: RemoteLoadError) => void;

export interface FederationHostOptions {
  readonly remotes: readonly LiveRemote[];
  readonly policy?: Partial<LoadPolicy>;
  readonly report?: ReportLoad;
}

/**
 * The browser's side of federation: registers a remote when it is first needed, loads its exposes, says precisely why
 * one could not be loaded, and loads it anew when asked again.
 */
export class FederationHost {
  private readonly remotes: ReadonlyMap<string, LiveRemote>;
  private readonly policy: LoadPolicy;
  private readonly exposes = new Map<string, Promise<unknown>>();
  private readonly attempts = new Map<string, number>();
  private readonly entryFaults = new Map<string, unknown>();
  private readonly containers = new Set<string>();

  constructor(private readonly options: FederationHostOptions) {
    this.remotes = new Map(options.remotes.map((remote) => [remote.name, remote]));
    this.policy = { ...DEFAULT_POLICY, ...options.policy };
    globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
    globalThis._FEDERATION_RUNTIME_CORE_FROM ??= { name: 'shell', version: '1' };
    registerPlugins([
      {
        name: 'site-entries',
        loadEntry: ({ remoteInfo }) => this.loadContainer(remoteInfo.name),
      },
    ]);
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
    const key = `${name}/${expose}`;
    const known = this.exposes.get(key);
    if (known) return known as Promise<T>;
    const loading = this.loadOnce<T>(name, expose);
    this.exposes.set(key, loading);
    loading.catch(() => this.exposes.delete(key));
    return loading;
  }

  private async loadOnce<T>(name: string, expose: string): Promise<T> {
    const remote = this.remotes.get(name);
    if (!remote) throw new RemoteLoadError(name, '?', 'missing');
    const started = performance.now();
    const attempt = this.attempts.get(name) ?? 0;
    this.attempts.set(name, attempt + 1);
    try {
      registerRemotes([
        { name: remote.container, entry: remote.entry, type: 'var', entryGlobalName: remote.container },
      ]);
      const id = `${remote.container}/${expose.replace('./', '')}`;
      const module = await loadRemote<{ default: T }>(id);
      if (!module || !('default' in module)) throw new RemoteLoadError(name, remote.version, 'incompatible');
      this.options.report?.(remote, performance.now() - started);
      return module.default;
    } catch (error) {
      const fault = this.asLoadError(remote, error);
      this.options.report?.(remote, performance.now() - started, fault);
      throw fault;
    }
  }

  private async loadContainer(container: string): Promise<Container> {
    const remote = [...this.remotes.values()].find((candidate) => candidate.container === container);
    if (!remote) throw new RemoteLoadError(container, '?', 'missing');
    this.entryFaults.delete(remote.name);
    try {
      const attempt = (this.attempts.get(remote.name) ?? 1) - 1;
      const loaded = await loadEntry(remote, attempt, this.policy);
      this.containers.add(remote.name);
      return loaded;
    } catch (error) {
      this.entryFaults.set(remote.name, error);
      throw error;
    }
  }

  /** The runtime wraps what we threw; the remembered fault is the precise one. */
  private asLoadError(remote: LiveRemote, error: unknown): RemoteLoadError {
    if (error instanceof RemoteLoadError) return error;
    const remembered = this.entryFaults.get(remote.name);
    if (remembered instanceof RemoteLoadError) return remembered;
    const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
    const fault = isChunk ? (navigator.onLine ? 'missing' : 'offline') : 'threw';
    return new RemoteLoadError(remote.name, remote.version, fault, { cause: error });
  }

  /**
   * Reports that a part which a remote loads by itself, a page's chunk, could not be loaded.
   *
   * @returns the precise fault
   */
  reportPart(name: string, error: unknown): RemoteLoadError {
    const remote = this.remotes.get(name);
    if (!remote) return new RemoteLoadError(name, '?', 'missing', { cause: error });
    const fault = this.asLoadError(remote, error);
    this.options.report?.(remote, 0, fault);
    return fault;
  }

  /** Whether the remote's entry has run in this page. */
  hasLoaded(name: string): boolean {
    return this.containers.has(name);
  }
}
