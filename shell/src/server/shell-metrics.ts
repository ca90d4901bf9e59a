import { isLive, revisionOf, type DiscoveryDocument } from 'federation/discovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureRequests, processMetrics, VersionSeries } from 'http-edge';
import { Counter, Gauge } from 'prom-client';
import type { ServerFailure } from './failure-reports';
import type { PageRenderer } from './page-renderer';
import { OverCapacity, type RenderQueue } from './render-queue';

/** The result of a rendering: completed, abandoned by its visitors, refused for lack of capacity, or failed. */
type Outcome = 'done' | 'abandoned' | 'refused' | 'failed';

/** The name of a request's route; all pages share one. */
export const routeInMetrics = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? 'page' : (routeOptions.url ?? 'other');

/** The metrics of the shell's server, for Prometheus. No label is made of visitors' input. */
export class ShellMetrics {
  readonly registry = processMetrics();
  private readonly pages = this.counter('shell_page_cache_total', 'Pages asked of the page cache', 'result');
  private readonly renders = this.counter(
    'shell_renders_total',
    'Pages that were rendered, and how that ended',
    'outcome',
  );
  private readonly fallbacks = new Counter({
    name: 'shell_remote_fallbacks_total',
    help: 'Failures of a remote on the server, so that its default version or the browser took its place',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  private readonly failing = new VersionSeries<{ remote: string; version: string }>(this.fallbacks);
  private readonly owners = new Gauge({
    name: 'shell_remote_owner',
    help: 'The team that owns a front end, as its default version says',
    labelNames: ['remote', 'owner'],
    registers: [this.registry],
  });
  private readonly starts = new Counter({
    name: 'shell_rendering_starts_total',
    help: 'Starts of the rendering process',
    registers: [this.registry],
  });
  private readonly revision = new Gauge({
    name: 'shell_discovery_revision',
    help: 'The revision of the discovery document that visitors get',
    registers: [this.registry],
  });

  constructor() {
    // Starts each counter at 0, because a rate needs a first value.
    for (const result of ['hit', 'stale', 'miss']) this.pages.inc({ result }, 0);
    for (const outcome of ['done', 'abandoned', 'refused', 'failed']) this.renders.inc({ outcome }, 0);
  }

  private counter<Label extends string>(name: string, help: string, label: Label): Counter<Label> {
    return new Counter({ name, help, labelNames: [label], registers: [this.registry] });
  }

  readonly found = (result: 'hit' | 'stale' | 'miss'): void => this.pages.inc({ result });

  readonly started = (): void => this.starts.inc();

  readonly failed = ({ remote, version }: ServerFailure): void =>
    this.fallbacks.inc(this.failing.of({ remote, version }));

  /** Shows the revision of a document and the owners of its remotes, and removes what is no longer live. */
  readonly shown = (document: DiscoveryDocument): void => {
    this.revision.set(revisionOf(document));
    const versions = Object.values(document.microFrontends).flat().filter(isLive);
    const live = new Set(versions.map(({ extras, metadata }) => `${extras.manifest.name}@${metadata.version}`));
    this.failing.keepOnly((remote, version) => live.has(`${remote}@${version}`));
    this.owners.reset();
    for (const { deployment, extras } of versions) {
      const { name: remote, owner = remote } = extras.manifest;
      if (deployment.default) this.owners.set({ remote, owner }, 1);
    }
  };

  /** Counts a server's requests by its routes. All pages share one name. */
  watchRequests(app: FastifyInstance): void {
    app.decorate('metrics', this.registry);
    measureRequests(app, {
      registry: this.registry,
      name: 'shell_request_seconds',
      label: 'route',
      labelOf: routeInMetrics,
    });
  }

  /** Reads the number of quarantined versions and of waiting pages on each scrape. */
  watchRendering({ renderer, queue }: { readonly renderer: PageRenderer; readonly queue: RenderQueue }): void {
    const registers = [this.registry];
    new Gauge({
      name: 'shell_quarantined_versions',
      help: 'Published versions that ended the rendering process and are left out',
      registers,
      collect() {
        this.set(renderer.quarantined);
      },
    });
    new Gauge({
      name: 'shell_render_queue',
      help: 'Pages that are rendered (running) or wait for that (waiting)',
      labelNames: ['state'] as const,
      registers,
      collect() {
        this.set({ state: 'running' }, queue.lengths.running);
        this.set({ state: 'waiting' }, queue.lengths.waiting);
      },
    });
  }

  /** Wraps the queue so that everything in it is counted. */
  measured(queue: RenderQueue): Pick<RenderQueue, 'run' | 'runInBackground'> {
    return {
      run: (work, signal) => this.counted(queue.run(work, signal), signal),
      runInBackground: (work, signal) => this.counted(queue.runInBackground(work, signal), signal),
    };
  }

  private async counted<Value>(rendering: Promise<Value>, signal: AbortSignal): Promise<Value> {
    let outcome: Outcome = 'failed';
    try {
      const value = await rendering;
      outcome = 'done';
      return value;
    } catch (error) {
      if (error instanceof OverCapacity) outcome = 'refused';
      else if (signal.aborted) outcome = 'abandoned';
      throw error;
    } finally {
      this.renders.inc({ outcome });
    }
  }
}
