import { VIDEO_ORIGINS } from 'api-client';
import { PageBody } from './page-body';
import type { CachedPage } from './page-cache';

/** The sources that a document may use besides this site's own files. */
interface Allowances {
  /** Origins of overridden remotes; their files have no integrity hashes. */
  readonly origins?: readonly string[];
  /** Hashes of the inlined style sheets, in the format of subresource integrity. */
  readonly styles?: readonly string[];
}

/**
 * The policies of a document: scripts, styles, pictures and fonts come only from this site; every exception is listed.
 */
export function documentPolicies({ origins = [], styles = [] }: Allowances = {}): Record<string, string> {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const own = ["'self'", ...origins];
  const policy = [
    "default-src 'self'",
    `script-src ${own.join(' ')}`,
    `style-src ${[...own, ...styles.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${[...own, ...sockets].join(' ')}`,
    // Videos of other sites play in frames, once a visitor starts one.
    `frame-src 'self' blob: ${VIDEO_ORIGINS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  if (origins.length > 0) return { 'content-security-policy': policy };
  return { 'content-security-policy': policy, 'integrity-policy': 'blocked-destinations=(script)' };
}

const POLICY = 'content-security-policy';

/** Scripts and their preloads, as the shell writes them. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g;

/**
 * A page that only the editor of the same site shows in a frame: nothing in it runs, sends or navigates, wherever it is
 * opened.
 */
export const framedByEditor = (page: CachedPage): CachedPage =>
  restricted(page, ["frame-ancestors 'self'", 'sandbox allow-same-origin']);

/** A page for the holder of its link in which nothing runs or sends; its links work. */
export const withoutScripts = (page: CachedPage): CachedPage => restricted(page, ["frame-ancestors 'none'"]);

function restricted(page: CachedPage, further: readonly string[]): CachedPage {
  const policy = String(page.headers[POLICY] ?? '')
    .split('; ')
    .filter((directive) => !/^(script-src|connect-src|form-action|frame-ancestors)\b/.test(directive));
  const own = ["script-src 'none'", "connect-src 'none'", "form-action 'none'"];
  // Blocked scripts are removed: a browser would report each of them.
  const body = new PageBody(page.body.text.replace(SCRIPTS, ''));
  return { ...page, body, headers: { ...page.headers, [POLICY]: [...policy, ...own, ...further].join('; ') } };
}
