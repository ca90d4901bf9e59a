import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { MINUTE } from '../../clock';
import { route } from '../../contract/route';
import { missingAddresses } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { callerOf } from 'http-edge';
import { take } from '../../limits/limits';
import { findFormerAddress } from './find-former-address';
import { countMissing, listMissing } from './missing-addresses';

/** Finds new addresses of old ones, and lists missing addresses. */
export async function formerAddressRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'findFormerAddress', { summary: 'Find the new address of a former one' }, async ({ services, query }) => ({
    to: (await findFormerAddress(services, query.path)) ?? '',
  }));
  route(
    app,
    'reportMissingAddresses',
    { summary: 'Report addresses that visitors did not find', status: 204 },
    async ({ services, body, request }) => {
      const { db, clock, config } = services;
      const key = `missing-addresses:${callerOf(request.ip)}`;
      await take(db, clock, [{ key, most: config.limits.telemetryPerMinute, within: MINUTE }]);
      await countMissing(db, clock.now(), body.addresses);
      return undefined;
    },
  );
  route(
    app,
    'fetchMissingAddresses',
    { summary: 'List the addresses that visitors did not find' },
    async ({ services }) => ({
      addresses: (await listMissing(services.db)).map(({ id, firstAt, lastAt, ...address }) => ({
        _id: id,
        ...address,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    }),
  );
  route(
    app,
    'dismissMissingAddress',
    { summary: 'Remove an address from the list of missing ones' },
    async ({ params, ...change }) => {
      await change.services.db.transaction(async (tx) => {
        const [gone] = await tx.delete(missingAddresses).where(eq(missingAddresses.id, params.id)).returning();
        if (!gone) throw notFound('Address');
        await auditChange(tx, change, {
          action: 'delete',
          collection: 'missing-addresses',
          entityId: gone.id,
          title: gone.path,
        });
      });
      return { message: 'Address dismissed' };
    },
  );
}
