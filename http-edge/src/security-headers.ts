/** For answers that are not documents: no scripts, no resources, no framing. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer of both servers, errors included; an answer may override each.
 *
 * @param hsts for how long and where browsers may only use HTTPS; undefined sets no such header
 */
export function securityHeaders(hsts: string | undefined): Record<string, string> {
  return {
    'content-security-policy': BARE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(hsts !== undefined && { 'strict-transport-security': hsts }),
  };
}
