import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent from this site, by the browser's `Sec-Fetch-Site`, else by `Origin`. A request with neither
 * header is refused.
 *
 * @param origins the configured origins of the site; if empty, the requested origin counts
 */
export function isFromThisSite(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  origins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const own = origins.length > 0 ? origins : [`${protocol}://${host}`];
  return headers.origin !== undefined && own.includes(headers.origin);
}

/** Whether the visitor will see the answer as a page: not as a picture, in a frame or from a script. */
export function isForDocument({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-mode': mode = 'navigate' } = headers;
  return destination === 'document' && mode === 'navigate';
}
