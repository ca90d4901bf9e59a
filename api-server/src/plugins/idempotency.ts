import { createHash } from 'node:crypto';
import { REPEATED_ANSWER_HOURS } from 'api-client';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HOUR, MINUTE } from '../clock';
import { idempotencyKeys } from '../database/schema';
import { ApiFailure, conflict, invalidField } from '../errors/failures';
import type { Services } from '../services';

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: { scope: string; key: string } | undefined;
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/;
/** A first attempt that has not answered by then died on the way; whoever asks next takes the key over. */
const ABANDONED = 2 * MINUTE;
const KEPT = REPEATED_ANSWER_HOURS * HOUR;

/** By the clock of the database: those of two servers may be minutes apart. */
const NOW = sql`clock_timestamp()`;
const isOlderThan = (milliseconds: number) =>
  lte(idempotencyKeys.createdAt, sql`clock_timestamp() - ${milliseconds} * interval '1 millisecond'`);

/** Signing in and some other calls answer secrets: those are not kept for anyone who repeats the call. */
function applies({ method, url, routeOptions }: FastifyRequest): boolean {
  const { operation, multipart, secret } = routeOptions.config;
  return method === 'POST' && operation !== undefined && !multipart && !secret && !url.includes('/auth/');
}

/**
 * `Idempotency-Key` on calls that create: the same key and body answers the
 * first result again, another body with the same key is refused with 409.
 */
export const idempotencyPlugin = fp(
  async (app) => {
    const { db } = app.services;
    app.decorateRequest('idempotency', undefined);

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
      const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
      const [mine] = await db
        .insert(idempotencyKeys)
        .values({ scope, key, requestHash, createdAt: NOW })
        .onConflictDoUpdate({
          target: [idempotencyKeys.scope, idempotencyKeys.key],
          set: { requestHash, status: null, answer: null, createdAt: NOW },
          setWhere: or(
            isOlderThan(KEPT),
            and(isNull(idempotencyKeys.status), eq(idempotencyKeys.requestHash, requestHash), isOlderThan(ABANDONED)),
          ),
        })
        .returning();
      if (mine) {
        request.idempotency = { scope, key };
        return undefined;
      }
      const [first] = await db.select().from(idempotencyKeys).where(here).limit(1);
      if (first && first.requestHash !== requestHash) {
        throw conflict('This Idempotency-Key was used with another body');
      }
      if (first?.status && first.answer !== null) {
        return reply
          .status(first.status)
          .header('idempotent-replayed', 'true')
          .type('application/json; charset=utf-8')
          .serializer((answer: string) => answer)
          .send(first.answer);
      }
      throw new ApiFailure(409, 'The first request with this Idempotency-Key is still under way', {
        headers: { 'retry-after': '1' },
      });
    });

    app.addHook('onSend', async (request, reply, payload) => {
      if (!request.idempotency) return payload;
      const { scope, key } = request.idempotency;
      const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
      if (reply.statusCode < 300 && typeof payload === 'string') {
        await db.update(idempotencyKeys).set({ status: reply.statusCode, answer: payload }).where(here);
      } else {
        // A failure is not a result: the caller may mend the body and use the key again.
        await db.delete(idempotencyKeys).where(here);
      }
      return payload;
    });
  },
  { name: 'idempotency', dependencies: ['services', 'session'] },
);

/** Removes answers that are old enough. */
export async function cleanUpAnswers({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.delete(idempotencyKeys).where(isOlderThan(KEPT));
}
