import { inLanguage } from 'api-client';
import { revisionOf, SHELL, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import { liveDigest } from 'federation/naming';
import type { HeadTag } from '../app/head-tags';
import type { SiteData, SiteOverrides } from '../site-data';
import { htmlDocument } from './html-document';
import { originsOf, withOverrides } from './overrides';
import { PageBody } from './page-body';
import type { CachedPage } from './page-cache';
import { shellOf } from './page-task';
import type { PublishedStore } from './published-store';
import type { PageTask, RenderedPage } from './rendering/messages';
import { ownerOf } from './rendering/page-owner';
import { documentPolicies } from './security-headers';
import { InlineStyles, type InlineStyle } from './inline-styles';

/** The `Retry-After` of a visitor who has made too many reads, in seconds: reads are limited by the minute. */
const WAIT = 60;

/**
 * Whether a page declares the requested address, including its query, as its own. Every page declares one for sharing;
 * pages that search engines leave out have no canonical link.
 */
function isCanonical(url: URL, head: readonly HeadTag[]): boolean {
  const shared = head.find(({ tag, attributes }) => tag === 'meta' && attributes?.['property'] === 'og:url');
  const address = shared?.attributes?.['content'];
  if (address === undefined || !URL.canParse(address, url)) return false;
  const { pathname, searchParams } = new URL(address, url);
  searchParams.sort();
  return pathname === url.pathname && searchParams.toString() === url.search.slice(1);
}

/**
 * The front ends of a page, each by name and by version: a cache in front can drop the pages of a front end with one
 * request, and every page with the shell's.
 */
function surrogateKey(versions: ChosenVersions, remotes: readonly string[]): string {
  const names = new Set(['shell', ...remotes]);
  const keys = [...names].map((name) => [name, versions.get(name)?.metadata.version] as const);
  return keys.flatMap(([name, version]) => (version === undefined ? [] : [name, `${name}@${version}`])).join(' ');
}

/** Makes complete answers of rendered pages. */
export class PageAnswers {
  private readonly inlineStyles: InlineStyles;

  constructor(
    store: PublishedStore,
    private readonly environment: string,
  ) {
    this.inlineStyles = new InlineStyles(store);
  }

  /** Releases the styles of every published folder that is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    this.inlineStyles.keepOnly(live);
  }

  /**
   * The answer with a page, or the redirect that it asks for.
   *
   * @param wait how long a visitor has to wait after a 429, in seconds
   */
  async of(
    task: PageTask,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    page: RenderedPage,
    overrides?: SiteOverrides,
    wait = WAIT,
  ): Promise<CachedPage> {
    const shell = shellOf(versions);
    const { remotes } = task;
    const { current } = task.languages;
    const url = new URL(task.url);
    url.pathname = inLanguage(url.pathname, current);
    if (page.kind === 'redirect') {
      // Only the shell and the API may set cookies of this site.
      const cookies = ownerOf(task) === undefined ? page.cookies : [];
      const location = overrides ? withOverrides(page.location, url, overrides) : page.location;
      const headers = { location, ...(cookies.length > 0 && { 'set-cookie': cookies }) };
      return { status: page.status, headers, body: new PageBody(''), incomplete: false, isCanonical: false };
    }
    // Overridden remotes are loaded from elsewhere only.
    const isPublished = ([name]: [string, unknown]): boolean => !overrides?.accepted[name];
    const chunks = Object.fromEntries(Object.entries(page.chunks).filter(isPublished));
    const styles = Object.fromEntries(Object.entries(page.styles).filter(isPublished));
    const inline = await this.stylesOf(versions, { chunks, styles });
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...documentPolicies({
          origins: overrides && originsOf(overrides),
          styles: [...inline.values()].map(({ hash }) => hash),
        }),
        'x-rendered': page.rendered,
        'surrogate-key': surrogateKey(versions, [...Object.keys(page.chunks), ...Object.keys(page.styles)]),
        ...(page.status === 429 && { 'retry-after': String(wait) }),
      },
      body: new PageBody(
        htmlDocument(
          versions,
          shell,
          remotes,
          this.delivered(document, overrides),
          { ...page, chunks, styles },
          inline,
          current,
        ),
      ),
      incomplete: page.incomplete,
      isCanonical: isCanonical(url, page.head),
    };
  }

  /** The style sheets of a page, which the first paint needs: as files they would compete with fonts and scripts. By the hash of the file. */
  private async stylesOf(
    versions: ChosenVersions,
    { chunks, styles }: Pick<RenderedPage & { kind: 'page' }, 'chunks' | 'styles'>,
  ): Promise<ReadonlyMap<string, InlineStyle>> {
    const inline = new Map<string, InlineStyle>();
    for (const [name, entry] of versions) {
      const needed = [...(name === SHELL ? [SHELL] : []), ...(chunks[name] ?? []), ...(styles[name] ?? [])];
      for (const file of needed.flatMap((chunk) => entry.extras.assets.chunks[chunk]?.css ?? [])) {
        const style = await this.inlineStyles.styleOf(entry, file);
        const integrity = entry.extras.integrity[file];
        if (style && integrity) inline.set(integrity, style);
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
