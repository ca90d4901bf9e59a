import { ENGLISH, feedPath, FEED_KINDS, inLanguage } from 'api-client';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorInLog } from 'http-edge';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { callerHeaders, forwardedHeaders } from './caller-headers';
import { sendFailure } from './failures';
import { isPublicReadAddress } from './public-reads';
import type { ReadCache } from './read-cache';
import { readDelay } from './repeated-calls';
import { sendPublicRead } from './send-public-read';
import { previewToken } from './version-previews';

/**
 * The paths that are forwarded to the API server: its prefix, and the machine-readable files generated from its
 * content.
 *
 * @param languages the codes of the languages besides English
 */
const passedOn = (languages: readonly string[]): readonly string[] => [
  '/api/v1',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/jwks.json',
  '/sitemap.xml',
  '/sitemaps',
  ...FEED_KINDS.flatMap((kind) => [feedPath(kind, 'rss'), feedPath(kind, 'atom')]).flatMap((path) =>
    [ENGLISH, ...languages].map((language) => inLanguage(path, language)),
  ),
];

/**
 * Idle connections are closed long before the API server would close them (72 s), so that none is used while the server
 * is closing it.
 */
const REST = 30_000;

/** Headers of the caller's connection with this server, not of the call. */
const OF_THE_CONNECTION = ['expect', 'forwarded', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** Headers with which a visitor would make the API record and send traces, with data of the visitor's choice. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];

/**
 * Identifies the caller to the API, for its limits, logs and traces. Forwarding headers from the caller are replaced, not
 * extended.
 */
function passedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol' | 'method' | 'url' | 'span'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = { ...headers };
  for (const name of [...OF_THE_CONNECTION, ...OF_TRACES]) delete passed[name];
  Object.assign(passed, forwardedHeaders(request));
  // The body of a GET or HEAD has no meaning and is not forwarded.
  if (request.method === 'GET' || request.method === 'HEAD') delete passed['content-length'];
  return passed;
}

/**
 * Detaches the body from the caller's connection: the API may answer and close its connection before the whole body has
 * arrived, and the caller still has to read that answer. The API limits the size.
 */
function detached(body: Readable): Readable {
  const copy = new PassThrough();
  const cut = (): void => void (body.readableEnded || copy.destroy(new Error('The caller has gone away.')));
  body.pipe(copy);
  body.once('error', cut).once('close', cut);
  // An error may occur after the last listener is gone.
  copy.on('error', () => undefined);
  copy.once('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  return copy;
}

function answerUnavailable(reply: FastifyReply, error: unknown): void {
  const { request } = reply;
  // A visitor who has left gets no answer; one whose request was read to its end still waits.
  if (reply.raw.destroyed) return;
  request.log.error(errorInLog(error), 'The API server does not answer.');
  void reply.header('retry-after', '5');
  void sendFailure(request, reply, 503, 'The service is not available right now. Please try again in a moment.');
}

/** Answers a public read from the cache; undefined for every other request. */
async function answerPublicRead(
  request: FastifyRequest,
  reply: FastifyReply,
  reads: ReadCache,
): Promise<FastifyReply | undefined> {
  const { method, headers, url } = request;
  if (method !== 'GET' || headers.authorization !== undefined || !isPublicReadAddress(url)) return undefined;
  // A link to a release changes the answers.
  if (previewToken(request) !== undefined) return undefined;
  // A failed read is forwarded like any other call, which reports the failure.
  const read = await reads.read(url, callerHeaders(request)).catch(() => undefined);
  return read && sendPublicRead(request, reply, read);
}

/**
 * Forwards the API's addresses to the API server; public reads go through a cache.
 *
 * @param languages the codes of the languages besides English
 * @param contentShown called with the content revision whenever the API sends one, which is hidden from visitors
 */
export async function apiProxy(
  app: FastifyInstance,
  api: string,
  reads: ReadCache,
  languages: readonly string[],
  contentShown: (revision: string) => void,
): Promise<void> {
  /** The API's answer without the headers that are meant only for this server. */
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
      // Every visit counts a view; cached view counts may be a second old.
      if (isChange && !url.endsWith('/view')) reads.showChange(url);
    });
    gateway.addHook('preParsing', async (_request, _reply, body) => detached(body));
    for (const prefix of passedOn(languages)) {
      await gateway.register(proxy, {
        upstream: api,
        prefix,
        rewritePrefix: prefix,
        // Fastify would log full paths, with their tokens.
        disableRequestLogging: true,
        undici: { keepAliveMaxTimeout: REST },
        replyOptions: {
          rewriteRequestHeaders: passedHeaders,
          rewriteHeaders,
          // In milliseconds; null for no retry. By default a GET is repeated ten times on 503.
          retryDelay: ({ req, err, attempt }) => (attempt === 0 ? (readDelay(req.method, err) ?? null) : null),
          onError: (reply, { error }) => answerUnavailable(reply as FastifyReply, error),
        },
      });
    }
  });
}
