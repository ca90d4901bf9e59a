import type { FastifyRequest } from 'fastify';

/**
 * Whether the browser says that a form of this site was sent: by `Sec-Fetch-Site`, else by `Origin`. One that says
 * neither is not believed.
 *
 * @param origins those that the site is configured with; without any, the one that is asked counts
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

/** Whether the answer will be a page that its visitor sees as such: not a picture, a frame or a script's request. */
export function isForDocument({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-mode': mode = 'navigate' } = headers;
  return destination === 'document' && mode === 'navigate';
}
