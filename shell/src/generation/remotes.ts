import { DEFAULT_POLICY, loadEntry, type Container, type LiveRemote } from 'federation/browser';
import type { RouteObject } from 'react-router';
import { type SlotContent } from '../remotes/slot-source';
import { SITE_DATA_ID, type SiteData } from '../site-data';
import { ContentRoot } from './content-root';
import { mountedContent } from './mounted-content';
import { scopeOn, type OwnModules, type ShareScope } from './share-scope';
import { wrappersFor } from './wrappers';

/** Asks the page's router for a new document. @param address an absolute one, which the router takes as it is */
const asDocument = (address: string): Response =>
  new Response(null, { status: 302, headers: { Location: address, 'X-Remix-Reload-Document': 'true' } });

/** The pages of a remote: each is a document of this generation. */
const documentsOf = ({ routes }: LiveRemote): RouteObject[] =>
  routes.map(({ path }) => ({
    path,
    loader: ({ request: { url } }) => asDocument(url),
  }));

/** The container of a remote of this generation, for a page of another one. */
class RemoteOfOther implements Container {
  private page: ShareScope = {};
  private container: Promise<Container> | undefined;
  private failures = 0;
  private readonly used = new Set<string>();

  constructor(
    private readonly remote: LiveRemote,
    private readonly own: NonNullable<LiveRemote['own']>,
    private readonly modules: OwnModules,
  ) {}

  readonly init = (page: object): void => {
    this.page = page as ShareScope;
  };

  readonly get = async (expose: string): Promise<() => unknown> => {
    if (expose === './routes') return () => ({ default: { routes: () => documentsOf(this.remote) } });
    if (expose === './admin') throw new Error('Its screens need another version of the administration.');
    const container = await (this.container ??= this.load());
    const factory = await container.get(expose);
    const { default: content } = factory() as { readonly default: SlotContent };
    const wrappers = await wrappersFor(this.used);
    const Component = await mountedContent(
      this.page,
      (element, onError) => new ContentRoot(element, content.Component, wrappers, onError),
    );
    return () => ({ default: { ...content, Component } });
  };

  private async load(): Promise<Container> {
    try {
      const container = await loadEntry({ ...this.remote, ...this.own }, this.failures, DEFAULT_POLICY);
      await container.init(scopeOn(this.page, this.modules, (request) => this.used.add(request)));
      return container;
    } catch (error) {
      this.failures += 1;
      this.container = undefined;
      throw error;
    }
  }
}

/** Defines the container of each remote of the page that runs on this version of the shell. */
export function offerRemotes(modules: OwnModules): void {
  const { remotes } = JSON.parse(document.getElementById(SITE_DATA_ID)?.textContent ?? '') as SiteData;
  for (const remote of remotes)
    if (remote.own) Reflect.set(globalThis, remote.container, new RemoteOfOther(remote, remote.own, modules));
}
