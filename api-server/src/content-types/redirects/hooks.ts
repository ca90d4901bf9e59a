import { destinationAddress } from 'api-client/schemas';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { missingAddresses, redirects } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import type { HooksOf } from '../served-content-type';
import { formerPath } from './former-path';

/** The longest chain of redirects. */
const MAX_STEPS = 10;

const destination = destinationAddress('New address');

/** @throws 400 when redirects from an address would lead back to it */
async function refuseCircle(tx: Database, from: string, to: string, id: string | undefined): Promise<void> {
  let next = to;
  for (let step = 0; step < MAX_STEPS && next.startsWith('/'); step += 1) {
    const path = formerPath(next);
    if (path === from) throw invalidField('to', 'This would redirect back to the old address');
    const [following] = await tx
      .select({ to: redirects.to })
      .from(redirects)
      .where(and(eq(redirects.from, path), ne(redirects.status, 'trashed'), id ? ne(redirects.id, id) : undefined))
      .limit(1);
    if (!following) return;
    next = following.to;
  }
}

/** Stores the old address in the form in which it is looked up, and removes it from the list of missing addresses. */
export const redirectHooks: HooksOf<'redirects'> = {
  beforeSave: async (tx, { body, before }) => {
    if (body.from !== undefined && !/^\/(?!\/)./.test(body.from))
      throw invalidField('from', 'Old address must be a path of this site, such as /old-page');
    const refused = body.to ? destination.safeParse(body.to).error?.issues[0] : undefined;
    if (refused) throw invalidField('to', refused.message);
    const from = body.from === undefined ? before?.from : formerPath(body.from);
    const to = body.to ?? before?.to;
    if (from !== undefined && to) await refuseCircle(tx, from, to, before?.id);
    return from === undefined ? {} : { from };
  },
  afterChange: async (tx, rows) => {
    const paths = rows.map(({ from }) => from);
    await tx.delete(missingAddresses).where(inArray(missingAddresses.path, paths));
  },
};
