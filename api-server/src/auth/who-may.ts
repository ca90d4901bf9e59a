import type { Action } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import { contentPresets, siteKinds } from 'api-client/rights';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { admins, roles } from '../database/schema';
import type { Guarded } from './may';

/** Matches the administrators of whom `may` says yes, and whose role is not limited by another condition. */
export function whoMay({ collection, roles: named }: Guarded, action: Action, limit?: SQL): SQL | undefined {
  const presets = isRemoteCollection(collection)
    ? (contentPresets(named)[action] ?? [])
    : siteKinds.flatMap((kind) => (kind.collection === collection ? (kind.presets[action] ?? []) : []));
  const right = JSON.stringify([`${collection}:${action}`]);
  const own = and(sql`${roles.rights} @> ${right}::jsonb`, limit);
  return and(
    eq(admins.status, 'approved'),
    or(inArray(admins.role, [...presets]), sql`${admins.ownRoleId} in (select ${roles.id} from ${roles} where ${own})`),
  );
}
