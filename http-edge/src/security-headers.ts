/** One year, as the lists that browsers carry along ask for. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** For what is no document: nothing runs, nothing is loaded, nobody frames it. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers that stand on every answer of both servers, errors included; what the answer itself says of one of them
 * goes before.
 *
 * @param production whether browsers are told to come by HTTPS from now on
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
