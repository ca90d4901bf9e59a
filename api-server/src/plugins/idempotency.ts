import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { REPEATED_ANSWER_HOURS } from 'api-client';
import { and, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HOUR, SECOND } from '../clock';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { ApiFailure, conflict, gone, invalidField } from '../errors/failures';
import { ABANDONED_AFTER, ClaimedKeys } from '../idempotency/claimed-keys';
import { DONE, ERASED, isUsed, withKey, type UsedKey } from '../idempotency/used-key';
import type { Services } from '../services';

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: UsedKey | undefined;
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const ANSWER_LIFETIME = REPEATED_ANSWER_HOURS * HOUR;

/** The clock of the database: those of two servers may be minutes apart. */
const NOW = sql`clock_timestamp()`;
const isOlderThan = (milliseconds: number) =>
  lte(idempotencyKeys.createdAt, sql`clock_timestamp() - ${milliseconds} * interval '1 millisecond'`);

/** Claims a key for this request: if it is free, if its request died, or if its answer has expired. */
async function claim(db: Database, used: UsedKey, requestHash: string): Promise<boolean> {
  const isDead = and(
    isNull(idempotencyKeys.status),
    eq(idempotencyKeys.requestHash, requestHash),
    isOlderThan(ABANDONED_AFTER),
  );
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...used, requestHash, createdAt: NOW })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, status: null, answer: null, createdAt: NOW },
      setWhere: or(isOlderThan(ANSWER_LIFETIME), isDead),
    })
    .returning();
  return claimed.length > 0;
}

/** The request that has the key, and whether its process has stopped renewing it. */
async function findFirst(db: Database, used: UsedKey) {
  const [first] = await db
    .select({ ...getTableColumns(idempotencyKeys), isOld: sql<boolean>`${isOlderThan(ABANDONED_AFTER)}` })
    .from(idempotencyKeys)
    .where(isUsed(used))
    .limit(1);
  return first;
}

/** Answers with secrets, such as those of signing in, are not stored for repeated calls. */
function applies({ method, url, routeOptions }: FastifyRequest): boolean {
  const { operation, multipart, secret } = routeOptions.config;
  return method === 'POST' && operation !== undefined && !multipart && !secret && !url.includes('/auth/');
}

/** Milliseconds that a repeated request waits for the first one: until that has answered, or counts as dead. */
const MAX_WAIT = ABANDONED_AFTER + 2 * SECOND;
const POLL_INTERVAL = 250;

/**
 * `Idempotency-Key` on calls that create: the same key and body answers the first result again, another body with the
 * same key is refused with 409. A request that arrives while the first one is under way waits for it, and takes over if
 * that one's process dies.
 */
export const idempotencyPlugin = fp(
  async (app) => {
    const { db } = app.services;
    const claimed = new ClaimedKeys(db);
    app.decorateRequest('idempotency', undefined);
    const stopRenewing = claimed.keepRenewing();
    app.addHook('onClose', async () => stopRenewing());

    app.addHook('preHandler', async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key === undefined || !applies(request)) return undefined;
      if (typeof key !== 'string' || !KEY.test(key)) {
        throw invalidField('Idempotency-Key', 'Idempotency-Key must be 1 to 200 printable characters');
      }
      const viewer = await request.findViewer();
      const scope = `${viewer?.adminId ?? 'visitor'} ${request.routeOptions.config.operation} ${request.url}`.slice(
        0,
        400,
      );
      const requestHash = createHash('sha256')
        .update(JSON.stringify(request.body ?? null))
        .digest('base64url');
      const used: UsedKey = { scope, key };
      for (const begun = performance.now(); ; await wait(POLL_INTERVAL)) {
        if (await claim(db, used, requestHash)) {
          request.idempotency = used;
          claimed.add(used);
          return undefined;
        }
        const first = await findFirst(db, used);
        if (first && first.requestHash !== requestHash) {
          throw conflict('This Idempotency-Key was used with another body');
        }
        if (first?.status === ERASED) throw gone('This was stored, and has been deleted since');
        if (first?.status && first.answer !== null) {
          return reply
            .status(first.status)
            .header('idempotent-replayed', 'true')
            .type('application/json; charset=utf-8')
            .serializer((answer: string) => answer)
            .send(first.answer);
        }
        if (first?.status === DONE && first.isOld) {
          throw conflict(
            'This was stored, but its answer was lost. Check whether it is there before you send it again.',
          );
        }
        if (performance.now() - begun > MAX_WAIT || request.socket.destroyed)
          throw new ApiFailure(409, 'The first request with this Idempotency-Key is still under way', {
            headers: { 'retry-after': '1' },
          });
      }
    });

    app.addHook('preHandler', (request, _reply, done) =>
      request.idempotency ? withKey(request.idempotency, done) : done(),
    );

    app.addHook('onSend', async (request, reply, payload) => {
      const { idempotency: used } = request;
      if (!used) return payload;
      const isResult = reply.statusCode < 300 && typeof payload === 'string';
      // A failure is not a result: the caller may correct the body and use the key again.
      const stored = isResult
        ? db.update(idempotencyKeys).set({ status: reply.statusCode, answer: payload }).where(isUsed(used))
        : db.delete(idempotencyKeys).where(isUsed(used));
      // The change is done, even if the database is unreachable now.
      await Promise.resolve(stored).catch((error: unknown) =>
        request.log.warn({ err: error }, 'the answer to an idempotency key could not be stored'),
      );
      claimed.delete(used);
      return payload;
    });
  },
  { name: 'idempotency', dependencies: ['services', 'session'] },
);

export async function cleanUpAnswers({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.delete(idempotencyKeys).where(isOlderThan(ANSWER_LIFETIME));
}
