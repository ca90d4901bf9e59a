import type { FastifyInstance } from 'fastify';
import { HttpError } from 'http-edge';
import { forwardedHeaders } from '../caller-headers';
import { isFromThisSite } from '../own-site';
import { HourlyQuota } from '../quota';
import type { TeamServers } from './team-servers';

const PREFIX = '/api/t';
/** The maximum size of a body, in bytes. */
const BODY_LIMIT = 1024 * 1024;
/** The calls that an address may make in an hour. */
const MAX_CALLS = 20_000;

/** The headers of a call that a team's server gets. */
const CALL_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-match'];

/** A browser may only show an answer, wherever it is opened. */
const POLICIES = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Serves the teams' own servers at `/api/t/<team>`. */
export async function teamServerRoutes(
  app: FastifyInstance,
  servers: TeamServers,
  origins: readonly string[],
): Promise<void> {
  const quota = new HourlyQuota(MAX_CALLS);
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      );
      scope.addHook('onRequest', async (request) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (!isRead && request.headers.authorization === undefined && !isFromThisSite(request, origins))
          throw new HttpError(403, 'Only pages of this site may send this');
        if (!quota.take(request.ip, 1))
          throw new HttpError(429, 'This address has sent too much within an hour. Please try again later');
      });
      scope.route<{ Params: { team: string; '*': string } }>({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/:team/*',
        handler: async (request, reply) => {
          const { method, url, headers, body, params } = request;
          const passed = CALL_HEADERS.flatMap((name) => {
            const value = headers[name];
            return typeof value === 'string' ? [[name, value] as const] : [];
          });
          const answer = await servers.call(
            params.team,
            {
              ...{ method, path: url.slice(`${PREFIX}/${params.team}`.length) },
              headers: Object.fromEntries(passed),
              body: Buffer.isBuffer(body) ? new Uint8Array(body) : undefined,
            },
            { headers: forwardedHeaders(request), authorization: headers.authorization },
          );
          return reply
            .code(answer.status)
            .headers({ 'cache-control': 'no-store', ...answer.headers, ...POLICIES, 'x-request-id': request.id })
            .send(answer.body);
        },
      });
    },
    { prefix: PREFIX },
  );
}
