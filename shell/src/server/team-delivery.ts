import {
  contentDigest,
  DELIVERY_PATH,
  RequestVerifier,
  SignatureRefused,
  SiteWrites,
  TAG_HEADER,
  WriteRefused,
} from 'delivery/site';
import type { VersionPreview } from 'api-client';
import type { TrustedKeys, TrustedKeysSource } from 'delivery/reading';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, UnderWay } from 'http-edge';
import { forwardedHeaders } from './caller-headers';
import type { ServerConfig } from './config';
import { showsSome, versionReports, workingPreviews } from './delivery-state';
import type { DiscoverySource } from './discovery-source';
import type { PublishedStore } from './published-store';
import { HourlyQuota } from './quota';

/** The maximum size of a file, in bytes. */
const BODY_LIMIT = 10 * 1024 * 1024;
/** The requests and bytes that a key may send in an hour. */
const MAX_REQUESTS = 20_000;
const MAX_BYTES = 500 * 1024 * 1024;
/** How many bodies may be under way. */
const UNDER_WAY = { site: 24, perCaller: 12 };
const ANSWER_TIMEOUT = 5_000;

/** The parts of the store that a team may read: published files, and the state of the environments. */
const READABLE = /^(?:r|env|gc)(?=\/)(?:\/[\w@+-][\w@.+-]*)*\/?$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The team that has signed the request. */
    team: { readonly key: string; readonly trusted: TrustedKeys } | null;
  }
}

/** The team of a request, after its signature was verified. */
function teamOf({ team }: FastifyRequest): NonNullable<FastifyRequest['team']> {
  if (!team) throw new HttpError(401, 'The request is not signed');
  return team;
}

/** Whether a team has any right for a front end. */
function mayFollow(request: FastifyRequest, name: string): boolean {
  const { key, trusted } = teamOf(request);
  return trusted.may(key, 'publish', name) || trusted.may(key, 'traffic', name);
}

const readable = (key: string): string => {
  if (READABLE.test(key)) return key;
  throw new HttpError(404, 'There is no such file');
};

/** The error of a refused request, for its sender. */
function answerOf(error: unknown): unknown {
  if (error instanceof SignatureRefused) return new HttpError(401, error.message);
  if (error instanceof WriteRefused) return new HttpError(403, error.message);
  return error;
}

/**
 * Lets teams follow and change what they deliver through the site's public address: every request is signed with a key
 * that the environment trusts (RFC 9421), and does only what that key may do. Changes need `TEAM_DELIVERIES`.
 */
export async function teamDelivery(
  app: FastifyInstance,
  store: PublishedStore,
  keys: TrustedKeysSource,
  discovery: Pick<DiscoverySource, 'current'>,
  { environment, api, teamDeliveries }: Pick<ServerConfig, 'environment' | 'api' | 'teamDeliveries'>,
): Promise<void> {
  const verifier = new RequestVerifier();
  const writes = new SiteWrites(store.blobs, environment);
  const requests = new HourlyQuota(MAX_REQUESTS);
  const bytes = new HourlyQuota(MAX_BYTES);
  const underWay = new UnderWay(UNDER_WAY);
  if (!app.hasRequestDecorator('team')) app.decorateRequest('team', null);

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, body),
      );
      // The signature is verified before the body is read.
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const { method, host: authority, url: target, headers } = request;
        try {
          const trusted = await keys.current();
          const key = verifier.keyOf(trusted, { method, authority, target }, headers);
          if (!requests.take(key, 1) || !bytes.take(key, Number(headers['content-length'] ?? 0)))
            throw new HttpError(429, 'This key has sent too much within an hour. Please try again later');
          request.team = { key, trusted };
        } catch (error) {
          throw answerOf(error);
        }
      });
      scope.addHook('preHandler', async ({ body, headers }) => {
        const sent = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (headers['content-digest'] !== contentDigest(sent))
          throw new HttpError(400, 'The body is not the one that was signed');
      });

      scope.get('/keys', (request) => teamOf(request).trusted.file);

      scope.get<{ Params: { '*': string } }>('/store/*', async ({ params }, reply) => {
        const blob = await store.blobs.get(readable(params['*']));
        if (!blob) throw new HttpError(404, 'There is no such file');
        return reply.header(TAG_HEADER, blob.tag).type('application/octet-stream').send(blob.bytes);
      });

      scope.get<{ Querystring: { prefix?: string; folders?: string } }>('/list', async ({ query }) =>
        typeof query.folders === 'string'
          ? store.blobs.folders(readable(query.folders))
          : store.blobs.list(readable(query.prefix ?? '')),
      );

      scope.get<{ Querystring: { since?: string } }>('/figures', async (request) => {
        const since = new Date(request.query.since ?? Date.now() - 86_400_000);
        if (Number.isNaN(since.getTime())) throw new HttpError(400, 'since has to be a time');
        const versions = await versionReports(api, since);
        return { versions: versions.filter(({ remote }) => mayFollow(request, remote)) };
      });

      scope.post<{ Querystring: { remote?: string } }>('/collection-losses', async (request) => {
        const { remote = '' } = request.query;
        if (!mayFollow(request, remote)) throw new HttpError(403, `This key has no right for ${remote}`);
        const answer = await fetch(`${api}/collection-losses?remote=${encodeURIComponent(remote)}`, {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
          body: String(request.body),
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_TIMEOUT),
        }).catch(() => undefined);
        if (!answer?.ok) throw new HttpError(503, 'The items of collections cannot be counted right now');
        return answer.json();
      });

      const changePreviews = async (request: FastifyRequest, method: string, path: string, body: object) => {
        const answer = await fetch(`${api}/version-previews${path}`, {
          method,
          headers: { ...forwardedHeaders(request), 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_TIMEOUT),
        }).catch(() => undefined);
        if (answer?.ok) return answer;
        if (answer?.status === 409) throw new HttpError(409, 'There are too many links. End some of them first');
        throw new HttpError(503, 'Links to versions cannot be changed right now. Please try again in a moment');
      };
      /** The links that show a front end of the team. */
      const ownPreviews = async (request: FastifyRequest): Promise<VersionPreview[]> =>
        (await workingPreviews(api)).filter((preview) => showsSome(preview, (name) => mayFollow(request, name)));

      scope.put<{ Querystring: Record<string, string> }>('/previews', async (request) => {
        const { key, trusted } = teamOf(request);
        const versions = Object.entries(request.query).map(([remote, version]) => ({ remote, version }));
        if (!versions.some(({ remote }) => mayFollow(request, remote)))
          throw new HttpError(403, `This key has no right for ${versions.map(({ remote }) => remote).join(', ')}`);
        const { microFrontends } = await discovery.current();
        for (const { remote, version } of versions) {
          const isUsable = microFrontends[remote]?.some(
            ({ metadata, extras }) => metadata.version === version && extras.revoked === undefined,
          );
          if (!isUsable) throw new HttpError(404, `There is no version ${version} of ${remote} to show`);
        }
        return (await changePreviews(request, 'POST', '', { versions, by: trusted.nameOf(key) })).json();
      });
      scope.get('/previews', async (request) => ({ previews: await ownPreviews(request) }));
      scope.delete<{ Params: { id: string } }>('/previews/:id', async (request, reply) => {
        const { key, trusted } = teamOf(request);
        const own = (await ownPreviews(request)).find(({ _id }) => _id === request.params.id);
        if (!own) throw new HttpError(404, 'There is no such link to a front end of this key');
        await changePreviews(request, 'DELETE', `/${own._id}`, { by: trusted.nameOf(key) });
        return reply.code(204).send();
      });

      const write = async (
        request: FastifyRequest<{ Params: { '*': string }; Querystring: { tag?: string } }>,
        sent: Uint8Array | undefined,
      ): Promise<boolean> => {
        const { key, trusted } = teamOf(request);
        if (!teamDeliveries)
          throw new HttpError(403, 'This site takes no deliveries through its address (TEAM_DELIVERIES)');
        const { params, query } = request;
        const asked = { blob: params['*'], bytes: sent, tag: query.tag, key };
        return writes.write(trusted, asked).catch((error: unknown) => {
          throw answerOf(error);
        });
      };
      type Written = { Params: { '*': string }; Querystring: { tag?: string } };
      scope.put<Written>('/store/*', async (request, reply) => {
        const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const isWritten = await underWay.run(teamOf(request).key, () => write(request, sent));
        return reply.code(isWritten ? 204 : 412).send();
      });
      scope.delete<Written>('/store/*', async (request, reply) => {
        await write(request, undefined);
        return reply.code(204).send();
      });
    },
    { prefix: DELIVERY_PATH },
  );
}
