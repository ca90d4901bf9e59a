import type { FastifyInstance } from 'fastify';

/** Scripts and styles come from this site alone; pictures and fonts too. Inline styles are set through the DOM only. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sets the security headers of every answer that is not the API's own. */
export function securityHeaders(app: FastifyInstance, production: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    reply.headers({
      'content-security-policy': POLICY,
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
