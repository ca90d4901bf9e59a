import type { Menus } from 'api-client';
import { menus as type } from 'api-client/content-types';
import type { menusBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { updateSingleton } from '../../content/update-singleton';
import { menus } from '../../database/schema';
import { entriesWithIds } from './entry-ids';
import { newId } from '../../identity';
import type { Change } from '../../services';
import { findMenus, toMenus } from './repository';

/**
 * Sets the menus of the site; creates them the first time. Absent places stay as they are.
 * @throws 409 with the current ones after a stale `version`
 */
export function updateMenus(change: Change, { version, ...body }: z.output<typeof menusBodySchema>): Promise<Menus> {
  return updateSingleton(
    change,
    {
      type,
      read: (tx) => findMenus(tx).for('update'),
      toEntity: toMenus,
      titleOf: () => 'Menus',
    },
    version,
    (tx, before, now) => {
      const values = { ...entriesWithIds(body, before, now), updatedAt: now };
      if (!before)
        return tx
          .insert(menus)
          .values({ ...values, id: newId(now), createdAt: now })
          .returning();
      return tx
        .update(menus)
        .set({ ...values, version: before.version + 1 })
        .where(eq(menus.id, before.id))
        .returning();
    },
  );
}
