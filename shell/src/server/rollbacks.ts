import type { TrustedKeysSource } from 'delivery/reading';
import {
  DELIVERY_PATH,
  KeyRefused,
  readKeyFile,
  rollBackInAdvance,
  RulesBroken,
  Store,
  TrafficRefused,
} from 'delivery/site';
import type { DiscoveryDocument } from 'federation/discovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from 'http-edge';
import { z } from 'zod';
import { forwardedHeaders } from './caller-headers';
import type { ServerConfig } from './config';
import { deliveryReader } from './delivery-readers';
import { mayRollBack } from './possible-rollbacks';
import type { DiscoverySource } from './discovery-source';
import type { PublishedStore } from './published-store';

const ANSWER_TIMEOUT = 5_000;

const askedSchema = z.object({ remote: z.string().max(100), revision: z.number().int().positive() });

const refusalOf = (error: unknown): unknown => {
  if (error instanceof TrafficRefused || error instanceof RulesBroken) return new HttpError(409, error.message);
  return error instanceof KeyRefused ? new HttpError(403, error.message) : error;
};

/** The default version of a front end. */
const liveVersion = ({ microFrontends }: DiscoveryDocument, name: string): string | undefined =>
  microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;

/** Adds a rollback to the audit log, under the name of the caller. */
async function record(api: string, request: FastifyRequest, title: string): Promise<void> {
  const { authorization = '' } = request.headers;
  try {
    const answer = await fetch(`${api}/delivery-rollbacks`, {
      method: 'POST',
      headers: { ...forwardedHeaders(request), authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
  } catch (error) {
    // Visitors have the former version: the history of the store names the person, too.
    request.log.error({ err: error, title }, 'A rollback is missing from the audit log.');
  }
}

/**
 * Lets owners, and members of a team, roll a front end back as the team has signed in advance. The change is signed with
 * the key of `ROLLBACK_KEY`, which can do nothing else.
 *
 * @throws KeyUnusable when the key cannot be used, at the start
 */
export async function rollbacks(
  app: FastifyInstance,
  store: PublishedStore,
  keys: Pick<TrustedKeysSource, 'current'>,
  discovery: Pick<DiscoverySource, 'expire'>,
  { environment, api, rollbackKey }: Pick<ServerConfig, 'environment' | 'api' | 'rollbackKey'>,
): Promise<void> {
  if (rollbackKey !== undefined) await readKeyFile(rollbackKey);
  app.post(`${DELIVERY_PATH}/rollbacks`, { bodyLimit: 1_024 }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const reader = await deliveryReader(api, request);
    const { data: asked } = askedSchema.safeParse(request.body);
    if (!asked) throw new HttpError(400, 'Name a front end and the revision of its traffic');
    const { remote: name, revision } = asked;
    const trusted = await keys.current();
    if (!mayRollBack(trusted, reader, name))
      throw new HttpError(403, `Only owners and members of the team may roll ${name} back`);
    if (rollbackKey === undefined) throw new HttpError(403, 'This site has no key for rollbacks (ROLLBACK_KEY)');
    const signed = new Store(store.blobs, { signer: await readKeyFile(rollbackKey), trusted });
    const document = await rollBackInAdvance(signed, environment, { name, revision, by: reader.name }).catch(
      (error: unknown) => {
        throw refusalOf(error);
      },
    );
    discovery.expire();
    const live = `${name} ${liveVersion(document, name) ?? ''}`;
    await record(api, request, live);
    return { success: true, message: `${live} is live again` };
  });
}
