import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from 'http-edge';
import { ENCODINGS, type ChosenTheme } from './page-body';
import type { CachedPage } from './page-cache';
import { showTrace } from './page-trace';
import { SHARED, SHARED_VARY, sharedCacheOf } from './shared-cache';

/** The theme that the visitor has chosen. */
export function cookieTheme({ headers, protocol }: FastifyRequest): ChosenTheme {
  const theme = cookieOf(headers.cookie, 'theme', protocol === 'https');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Whether the client already has the body; weak and strong tags compare as equal, because the content counts. */
function hasBody(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(tag.replace(/^W\//, ''));
}

/** The browser may store the page and has to revalidate it each time. */
const ASKED_EACH_TIME = 'private, no-cache';

/**
 * Where a page may be cached: in shared caches, if the request names no more about the visitor than the page depends
 * on; in the browser only; or nowhere.
 */
type CacheScope = 'shared' | 'browser' | 'none';

/** The widest cache that may store this answer. */
function scopeOf(request: FastifyRequest, { status, headers, incomplete }: CachedPage, scope: CacheScope): CacheScope {
  const shared = sharedCacheOf(request);
  const isSame = status === 200 && !incomplete && headers['set-cookie'] === undefined;
  return scope === 'shared' && !(isSame && shared && !shared.isPersonal) ? 'browser' : scope;
}

/**
 * Sends a page as the visitor needs it: in the chosen theme, compressed as the browser accepts, and without a body if
 * the browser already has it.
 *
 * @param scope the widest cache that may store it; a document whose visit is traced is in none
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  scope: CacheScope,
): Promise<FastifyReply> {
  const { status, headers, body } = page;
  const isDocument = String(headers['content-type']).startsWith('text/html');
  const isTraced = isDocument && showTrace(request, reply);
  const by = isTraced && scope !== 'none' ? 'visit' : scopeOf(request, page, scope);
  const shared = sharedCacheOf(request);
  const theme = shared ? shared.theme : cookieTheme(request);
  const encoding = (!body.isEmpty && negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS])) || undefined;
  const cacheControl = { shared: SHARED, browser: ASKED_EACH_TIME, visit: ASKED_EACH_TIME, none: 'no-store' }[by];
  const vary = by === 'shared' ? SHARED_VARY : 'Cookie, Accept-Encoding';
  reply.code(status).headers({ 'cache-control': cacheControl, vary, ...headers });
  // Without a tag, the browser asks for the whole document again, and does not repeat the trace of this visit.
  if (by !== 'none' && by !== 'visit' && status === 200) {
    // A cache that revalidates with the tag of a quickly compressed body gets the smaller one.
    const quick = body.isTemporary(encoding, theme) && 'quick';
    const tag = `W/"${[body.hash, theme, encoding, quick].filter(Boolean).join('.')}"`;
    reply.header('etag', tag);
    if (hasBody(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding, theme));
}
