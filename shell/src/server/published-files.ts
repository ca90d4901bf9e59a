import fastifyStatic from '@fastify/static';
import { freezeOf, type TrustedKeysSource } from 'delivery/reading';
import type { FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { isPrivateFile } from 'federation/naming';
import { HttpError } from 'http-edge';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { ServerConfig } from './config';
import { deliveryHistory } from './delivery-history';
import { deliveryReader, teamOf } from './delivery-readers';
import { deliveryState } from './delivery-state';
import { dictionaryTransport, IMMUTABLE } from './dictionary-transport';
import type { DiscoverySource } from './discovery-source';
import { publicDocument } from './public-document';
import type { PublishedStore } from './published-store';
import { SourcePlaces } from './source-places';

/** Icons and other files with a fixed address. */
const PUBLIC = path.resolve(__dirname, '../../public');

/** A file may have compressed variants beside it; the smallest accepted one is sent. */
const ENCODINGS = ['', '.br', '.gz'];

const historyQuery = z.object({ before: z.coerce.number().int().min(2).max(1_000_000_000).optional() });

function taggedText(document: DiscoveryDocument): { readonly text: string; readonly tag: string } {
  const text = JSON.stringify(publicDocument(document));
  return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
}

/**
 * Serves `/r/**` (immutable, from any origin) without the private parts of publications, the shell's icons, the discovery
 * document (always revalidated), and the delivery state and its history for owners and members of teams.
 */
export async function publishedFiles(
  app: FastifyInstance,
  store: PublishedStore,
  discovery: DiscoverySource,
  keys: Pick<TrustedKeysSource, 'current'>,
  { environment, api, rollbackKey }: Pick<ServerConfig, 'environment' | 'api' | 'rollbackKey'>,
): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    const [address = ''] = url.split('?');
    if (address.startsWith('/r/'))
      await Promise.all(ENCODINGS.map((ending) => store.ensureLocal(address.slice(1) + ending)));
  });
  dictionaryTransport(app, store, discovery);
  await app.register(fastifyStatic, {
    root: path.join(store.root, 'r'),
    prefix: '/r/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    allowedPath: (address) => !isPrivateFile(address),
    setHeaders: (reply) => void reply.headers(IMMUTABLE),
  });
  await app.register(fastifyStatic, {
    root: PUBLIC,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply, file) => {
      // Browsers must notice a new worker immediately.
      if (file.endsWith('offline-worker.js')) reply.header('cache-control', 'no-cache');
    },
  });
  const texts = new WeakMap<DiscoveryDocument, { readonly text: string; readonly tag: string }>();
  app.get(`/env/${environment}/discovery.json`, async (request, reply) => {
    const document = await discovery.current();
    const { text, tag } = texts.get(document) ?? taggedText(document);
    texts.set(document, { text, tag });
    reply.headers({ 'cache-control': 'no-cache', etag: tag, 'access-control-allow-origin': '*' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  const places = new SourcePlaces(store);
  app.get(`/env/${environment}/versions.json`, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Authorization' });
    const reader = await deliveryReader(api, request);
    const freeze = await freezeOf(store, environment);
    const document = await discovery.current();
    return deliveryState(api, reader, document, await keys.current(), places, freeze, rollbackKey !== undefined);
  });
  app.get(`/env/${environment}/history.json`, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'Authorization' });
    const trusted = await keys.current();
    const { isOwn } = teamOf(await deliveryReader(api, request), trusted);
    const { data } = historyQuery.safeParse(request.query);
    if (!data) throw new HttpError(400, 'before: Name the revision of a change');
    return deliveryHistory(store, environment, trusted, isOwn, data.before);
  });
}
