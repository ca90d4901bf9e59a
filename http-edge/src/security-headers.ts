/** One year, as the preload lists of browsers require. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** For answers that are not documents: no scripts, no resources, no framing. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer of both servers, errors included; an answer may override each.
 *
 * @param production whether browsers may only use HTTPS from now on
 */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': BARE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(production && { 'strict-transport-security': HSTS }),
  };
}
