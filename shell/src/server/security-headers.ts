import type { FastifyInstance } from 'fastify';

/** Scripts and styles come from this site alone; pictures and fonts too. Inline styles are set through the DOM only. */
const policy = (self: string, connect: string): string =>
  [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const POLICY = policy("'self'", "'self'");

/** The policy of a page that loads sections from other origins, of which a browser will ask no hashes. */
export function policyWithOverrides(origins: readonly string[]): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy(["'self'", ...origins].join(' '), ["'self'", ...origins, ...sockets].join(' '));
}

/** Sets the security headers of every answer that is not the API's own. */
export function securityHeaders(app: FastifyInstance, production: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('content-security-policy')) {
      reply.headers({ 'content-security-policy': POLICY, 'integrity-policy': 'blocked-destinations=(script)' });
    }
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
