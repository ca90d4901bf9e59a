import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type ChosenTheme } from './page-body';
import type { CachedPage } from './page-cache';

const themeOf = ({ headers }: FastifyRequest): ChosenTheme =>
  /(?:^|;\s*)theme=(light|dark)/.exec(headers.cookie ?? '')?.[1] as ChosenTheme;

/** Whether who asks has the body already; what is compared is what it says, so both kinds of tags count alike. */
function hasBody(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(tag.replace(/^W\//, ''));
}

/** What may be kept by the browser, which has to ask each time whether it still is as it was. */
const ASKED_EACH_TIME = 'private, no-cache';

/**
 * Sends a page as the visitor wants it: in the chosen theme, compressed as the browser can read it, and not at all where
 * the browser has it already.
 *
 * @param kept what may be done with it; by default the browser may keep it
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: CachedPage,
  kept: typeof ASKED_EACH_TIME | 'no-store' = ASKED_EACH_TIME,
): Promise<FastifyReply> {
  const theme = themeOf(request);
  const encoding = (!body.isEmpty && negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS])) || undefined;
  reply.code(status).headers({ 'cache-control': kept, vary: 'Cookie, Accept-Encoding', ...headers });
  if (kept === ASKED_EACH_TIME && status === 200) {
    const tag = `W/"${[body.hash, theme, encoding].filter(Boolean).join('.')}"`;
    reply.header('etag', tag);
    if (hasBody(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding, theme));
}
