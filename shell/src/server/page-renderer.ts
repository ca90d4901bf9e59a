import type { OwnedRoute } from 'federation/contract';
import { liveDigest } from 'federation/naming';
import { BundleRegistry, SERVER_BUNDLE } from 'federation/server';
import path from 'node:path';
import {
  revisionOf,
  SHELL,
  type ChosenVersions,
  type DiscoveryDocument,
  type DiscoveryEntry,
} from 'federation/discovery';
import type { HeadTag } from '../app/head-tags';
import type { PageResult } from '../render/page-result';
import type { PostedForm, RefusedPost } from '../render/posted-form';
import type { RenderRequest } from '../render/render-request';
import type { SiteData, SiteOverrides } from '../site-data';
import { htmlDocument } from './html-document';
import { liveRemotes, routeOwners } from './live-remotes';
import { pageAddress, type PageAddress } from './page-address';
import { PageBody } from './page-body';
import type { CachedPage } from './page-cache';
import type { PublishedStore } from './published-store';
import type { ReadCache } from './read-cache';
import { SmallStyles } from './small-styles';
import { originsOf } from './overrides';
import { documentPolicies } from './security-headers';

/** What the shell's published server bundle exports. */
interface ShellBundle {
  readonly renderPage: (request: RenderRequest) => Promise<PageResult>;
  readonly renderRefusal: (request: RenderRequest, refusal: RefusedPost) => Promise<PageResult>;
  readonly shared: Readonly<Record<string, unknown>>;
  /** Absent from versions that were built before the shell said so. */
  readonly ownRoutes?: readonly OwnedRoute[];
}

interface RemoteBundle {
  readonly exposes: Readonly<Record<string, unknown>>;
}

/** What one version of the shell is evaluated with: node's own modules and nothing else. */
const requireNode = (request: string): unknown => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundle asks by name, at run time
  return require(request);
};

function shellOf(versions: ChosenVersions): DiscoveryEntry {
  const shell = versions.get(SHELL);
  if (!shell) throw new Error('The shell is not published. Publish it first.');
  return shell;
}

/** Whether a page says that it is to be found by the address that it was asked for. */
function isCanonical(url: URL, head: readonly HeadTag[]): boolean {
  const link = head.find(({ tag, attributes }) => tag === 'link' && attributes?.['rel'] === 'canonical');
  const href = link?.attributes?.['href'];
  return href !== undefined && new URL(href, url).pathname === url.pathname;
}

/** Where a version's server bundle is kept. */
const bundleKey = ({ extras }: DiscoveryEntry): string => extras.folder.slice(1) + SERVER_BUNDLE;

/** Renders pages with the published bundles of the versions chosen for a visitor. */
export class PageRenderer {
  private readonly files: string;
  private readonly shells: BundleRegistry;
  private readonly smallStyles: SmallStyles;
  /** Folders whose server bundle could not be evaluated. */
  private readonly broken = new Set<string>();
  /** Remotes are evaluated on the modules of one shell version; another shell version has its own. */
  private readonly remotesByShell = new Map<string, BundleRegistry>();

  constructor(
    private readonly store: PublishedStore,
    private readonly apiUrl: string,
    private readonly reads: ReadCache,
    private readonly renderTimeout: number,
    private readonly environment: string,
    private readonly warn: (message: string, details: Record<string, unknown>) => void,
  ) {
    this.files = path.join(store.root, 'r');
    this.shells = new BundleRegistry(this.files);
    this.smallStyles = new SmallStyles(store);
  }

  private async shell(entry: DiscoveryEntry): Promise<ShellBundle> {
    await this.store.bring(bundleKey(entry));
    return (await this.shells.load(entry, requireNode)) as ShellBundle;
  }

  private registry(shell: DiscoveryEntry): BundleRegistry {
    const known = this.remotesByShell.get(shell.extras.folder);
    if (known) return known;
    const registry = new BundleRegistry(this.files);
    this.remotesByShell.set(shell.extras.folder, registry);
    return registry;
  }

  private async remoteExposes(shellEntry: DiscoveryEntry, entry: DiscoveryEntry): Promise<RemoteBundle['exposes']> {
    const { shared } = await this.shell(shellEntry);
    const requireShared = (request: string): unknown => {
      if (request in shared) return shared[request];
      throw new Error(
        `"${request}" is not offered to remotes. The shared list is in federation/src/webpack/shared-modules.ts.`,
      );
    };
    await this.store.bring(bundleKey(entry));
    const bundle = (await this.registry(shellEntry).load(entry, requireShared)) as RemoteBundle;
    return bundle.exposes;
  }

  /** Whether a version's server bundle could not be used. */
  isBroken(document: DiscoveryDocument, name: string, version: string): boolean {
    const entry = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    return entry !== undefined && this.broken.has(entry.extras.folder);
  }

  /** Evaluates all live bundles ahead of the first visit and lets go of those that are no longer live. */
  async prepare(document: DiscoveryDocument): Promise<void> {
    const entries = Object.entries(document.microFrontends);
    const live = new Set(
      entries.flatMap(([, versions]) =>
        versions
          .filter(({ deployment }) => deployment.traffic > 0 || deployment.default)
          .map(({ extras }) => extras.folder),
      ),
    );
    this.broken.clear();
    this.shells.keepOnly(live);
    this.smallStyles.keepOnly(live);
    for (const [folder, registry] of this.remotesByShell) {
      if (live.has(folder)) registry.keepOnly(live);
      else this.remotesByShell.delete(folder);
    }
    const shells = (document.microFrontends[SHELL] ?? []).filter(({ extras }) => live.has(extras.folder));
    const remotes = entries
      .filter(([name]) => name !== SHELL)
      .flatMap(([, versions]) => versions.filter(({ extras }) => live.has(extras.folder)));
    for (const shell of shells) {
      for (const remote of remotes) {
        await this.remoteExposes(shell, remote).catch((error: unknown) => {
          this.broken.add(remote.extras.folder);
          this.warn('A server bundle cannot be used; its default version, or the browser, takes its place.', {
            error: String(error),
          });
        });
      }
    }
  }

  /** What of an address the page reads, by what the versions of the visit say. */
  async addressOf(url: URL, versions: ChosenVersions): Promise<PageAddress> {
    const { ownRoutes } = await this.shell(shellOf(versions));
    return pageAddress(url, routeOwners(versions), ownRoutes);
  }

  /**
   * Renders one address with the given versions into a complete answer.
   *
   * @param signal ends the work, as nobody waits for it any more
   * @param overrides remotes that the browser will load from elsewhere, which are not rendered here
   */
  async render(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    signal?: AbortSignal,
    overrides?: SiteOverrides,
  ): Promise<CachedPage> {
    const { renderPage } = await this.shell(shellOf(versions));
    const request = { ...this.request(url, document, versions, overrides), signal };
    return this.answer(request, document, versions, await renderPage(request), overrides);
  }

  /** Runs the action of the page that a form was posted to, and renders what it answers, however long that takes. */
  async renderPost(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    post: PostedForm,
  ): Promise<CachedPage> {
    const { renderPage } = await this.shell(shellOf(versions));
    const request = { ...this.request(url, document, versions), post };
    return this.answer(request, document, versions, await renderPage(request));
  }

  /** Renders why a posted form was not even looked at. */
  async renderRefusal(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    refusal: RefusedPost,
  ): Promise<CachedPage> {
    const { renderRefusal } = await this.shell(shellOf(versions));
    const request = this.request(url, document, versions);
    return this.answer(request, document, versions, await renderRefusal(request, refusal));
  }

  private request(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    overrides?: SiteOverrides,
  ): RenderRequest {
    const shell = shellOf(versions);
    return {
      url,
      remotes: liveRemotes(versions, document),
      apiUrl: this.apiUrl,
      read: async (path) => {
        const { status, value } = await this.reads.read(new URL(this.apiUrl).pathname + path);
        return { status, body: value };
      },
      renderTimeout: this.renderTimeout,
      loadBundle: async (name) => {
        if (overrides?.accepted[name])
          throw new Error(`"${name}" comes from ${overrides.accepted[name]} for this visitor.`);
        const entry = versions.get(name);
        if (!entry) throw new Error(`"${name}" is not in the discovery document.`);
        return this.remoteExposes(shell, entry);
      },
    };
  }

  private async answer(
    { url, remotes }: RenderRequest,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    page: PageResult,
    overrides?: SiteOverrides,
  ): Promise<CachedPage> {
    const shell = shellOf(versions);
    if (page.kind === 'redirect') {
      const headers = { location: page.location, ...(page.cookies.length > 0 && { 'set-cookie': page.cookies }) };
      return { status: page.status, headers, body: new PageBody(''), incomplete: false, isCanonical: false };
    }
    if (page.cause !== undefined && !overrides) {
      this.warn('A section could not be rendered and is left to the browser.', {
        path: url.pathname,
        error: String(page.cause),
      });
    }
    // What comes from elsewhere is not fetched from here as well.
    const chunks = Object.fromEntries(Object.entries(page.chunks).filter(([name]) => !overrides?.accepted[name]));
    const inline = await this.inlineStyles(versions, page.styles);
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...documentPolicies({ origins: overrides && originsOf(overrides), styles: [...inline.keys()] }),
        'x-rendered': page.rendered,
      },
      body: new PageBody(
        htmlDocument(versions, shell, remotes, this.delivered(document, overrides), { ...page, chunks }, inline),
      ),
      incomplete: page.incomplete,
      isCanonical: isCanonical(url, page.head),
    };
  }

  /** The styles of other remotes' slot content, which are a request each otherwise; by their hash. */
  private async inlineStyles(
    versions: ChosenVersions,
    styles: Readonly<Record<string, readonly string[]>>,
  ): Promise<ReadonlyMap<string, string>> {
    const inline = new Map<string, string>();
    for (const [name, chunks] of Object.entries(styles)) {
      const entry = versions.get(name);
      if (!entry) continue;
      for (const file of chunks.flatMap((chunk) => entry.extras.assets.chunks[chunk]?.css ?? [])) {
        const text = await this.smallStyles.textOf(entry, file);
        const integrity = entry.extras.integrity[file];
        if (text !== undefined && integrity) inline.set(integrity, text);
      }
    }
    return inline;
  }

  private delivered(
    document: DiscoveryDocument,
    overrides: SiteOverrides | undefined,
  ): Pick<SiteData, 'revision' | 'discovery' | 'live' | 'overrides'> {
    return {
      revision: revisionOf(document),
      discovery: `/env/${this.environment}/discovery.json`,
      live: liveDigest(document),
      overrides,
    };
  }
}
