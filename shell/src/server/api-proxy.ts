import { feedPath, FEED_KINDS } from 'api-client';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { callerHeaders, forwardedHeaders } from './caller-headers';
import { sendFailure } from './failures';
import { isPublicReadAddress } from './public-reads';
import type { ReadCache } from './read-cache';
import { isRepeatable } from './repeated-reads';
import { sendPublicRead } from './send-public-read';

/** What is passed on to the API server: its own prefix, and the files for machines that are made from its content. */
const PASSED_ON = [
  '/api/v1',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemaps',
  ...FEED_KINDS.flatMap((kind) => [feedPath(kind, 'rss'), feedPath(kind, 'atom')]),
];

/** Connections at rest are given up long before the API server would (72 s): none is used that it is just closing. */
const REST = 30_000;

/** What belongs to the caller's connection with this server, not to the call. */
const OF_THE_CONNECTION = ['expect', 'forwarded', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** Who asked, for the API's limits and logs. What a caller claims of itself is replaced, not added to. */
function passedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'method'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = { ...headers, ...forwardedHeaders(request) };
  for (const name of OF_THE_CONNECTION) delete passed[name];
  // The body of such a call means nothing and is not passed on.
  if (request.method === 'GET' || request.method === 'HEAD') delete passed['content-length'];
  return passed;
}

/**
 * The body as it arrives, detached from the caller's connection: the API may answer and let go of it before all of it
 * is here, and the caller still has to read that answer. How large it may be is the API's to say.
 */
function detached(body: Readable): Readable {
  const copy = new PassThrough();
  const cut = (): void => void (body.readableEnded || copy.destroy(new Error('The caller has gone away.')));
  body.pipe(copy);
  body.once('error', cut).once('close', cut);
  // Nobody may be listening any more by then.
  copy.on('error', () => undefined);
  copy.once('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  return copy;
}

function answerUnavailable(reply: FastifyReply, error: unknown): void {
  const { request } = reply;
  // A visitor who has left hears nothing; a request that was only read to its end still waits.
  if (reply.raw.destroyed) return;
  request.log.error({ error }, 'The API server does not answer.');
  void reply.header('retry-after', '5');
  void sendFailure(request, reply, 503, 'The service is not available right now. Please try again in a moment.');
}

/** Answers a read that says the same to everybody from what is kept; undefined for everything else. */
async function answerPublicRead(
  request: FastifyRequest,
  reply: FastifyReply,
  reads: ReadCache,
): Promise<FastifyReply | undefined> {
  const { method, headers, url } = request;
  if (method !== 'GET' || headers.authorization !== undefined || !isPublicReadAddress(url)) return undefined;
  // What cannot be read is passed on like any other call, whose failure is told.
  const read = await reads.read(url, callerHeaders(request)).catch(() => undefined);
  return read && sendPublicRead(request, reply, read);
}

/**
 * Passes the API's addresses on to the API server; what says the same to everybody is asked for once.
 *
 * @param contentShown called with the revision of the content whenever the API says one, which visitors do not see
 */
export async function apiProxy(
  app: FastifyInstance,
  api: string,
  reads: ReadCache,
  contentShown: (revision: string) => void,
): Promise<void> {
  /** The API's answer without what is meant for this server alone. */
  const rewriteHeaders = ({
    connection: _connection,
    'keep-alive': _rest,
    'x-content-revision': revision,
    ...headers
  }: IncomingHttpHeaders) => {
    if (typeof revision === 'string') contentShown(revision);
    return headers;
  };
  await app.register(async (gateway) => {
    gateway.addHook('onRequest', async (request, reply) => answerPublicRead(request, reply, reads));
    gateway.addHook('onSend', async ({ method, url }, { statusCode }) => {
      const isChange = method !== 'GET' && method !== 'HEAD' && statusCode < 300;
      // Views are counted with every visit; their number may be a second old.
      if (isChange && !url.endsWith('/view')) reads.showChange(url);
    });
    gateway.addHook('preParsing', async (_request, _reply, body) => detached(body));
    for (const prefix of PASSED_ON) {
      await gateway.register(proxy, {
        upstream: api,
        prefix,
        rewritePrefix: prefix,
        // It would log paths as they are, with their tokens.
        disableRequestLogging: true,
        undici: { keepAliveMaxTimeout: REST },
        replyOptions: {
          rewriteRequestHeaders: passedHeaders,
          rewriteHeaders,
          // In milliseconds; null for never. By default a GET is repeated ten times on 503.
          retryDelay: ({ req, err, attempt }) => (attempt === 0 && isRepeatable(req.method, err) ? 1 : null),
          onError: (reply, { error }) => answerUnavailable(reply as FastifyReply, error),
        },
      });
    }
  });
}
