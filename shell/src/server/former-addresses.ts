import { findFormerAddress, inLanguage, reportMissingAddresses } from 'api-client';
import { PageBody } from './page-body';
import type { CachedPage } from './page-cache';
import type { PageLanguage } from './page-language';
import type { ReadCache } from './read-cache';

const PREFIX = '/api/v1';
/** How long counts are collected before they are sent, in milliseconds. */
const PAUSE = 10_000;
/** The maximum number of addresses in one report, as accepted by the API. */
const AT_ONCE = 100;
const ANSWER_TIMEOUT = 2_000;
/** The longest path that the API stores. */
const MAX_PATH_LENGTH = 300;

/**
 * Asks the API for the new address of moved content, and reports at intervals which requested addresses have no page.
 */
export class FormerAddresses {
  private readonly counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param api the API server's origin */
  constructor(
    private readonly reads: ReadCache,
    private readonly api: string,
  ) {}

  /** The redirect for an address without a page, in its language; undefined if the address is unknown. */
  async pageFor({ url, language }: PageLanguage): Promise<CachedPage | undefined> {
    const path = url.pathname;
    if (path.length > MAX_PATH_LENGTH) return undefined;
    const address = `${PREFIX}${findFormerAddress.path}?${new URLSearchParams({ path })}`;
    const to = await this.reads.read(address).then(
      ({ status, body }) => (status === 200 ? (JSON.parse(body.text) as { to: string }).to : ''),
      () => '',
    );
    if (to === '') return undefined;
    const location = to.startsWith('/') ? inLanguage(to, language) : to;
    return { status: 301, headers: { location }, body: new PageBody(''), incomplete: false, isCanonical: false };
  }

  /** Counts a path that has no page. */
  count(path: string): void {
    if (path.length > MAX_PATH_LENGTH || (this.counts.size >= AT_ONCE && !this.counts.has(path))) return;
    this.counts.set(path, (this.counts.get(path) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.send(), PAUSE).unref();
  }

  /** Sends the counts; counts that the API refuses are lost. */
  async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.counts.size === 0) return;
    const addresses = [...this.counts].map(([path, count]) => ({ path, count }));
    this.counts.clear();
    await fetch(this.api + PREFIX + reportMissingAddresses.path, {
      method: reportMissingAddresses.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ addresses }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    }).catch(() => undefined);
  }
}
