import { notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { readCatalogue } from './catalogue';

/** The subsectors that visitors do not see: few or none, however many products exist. */
export async function hiddenSubsectorIds(db: Database, now: Date): Promise<string[]> {
  return (await readCatalogue(db)).hiddenAt(now);
}

/** The condition that a row is in none of some subsectors; undefined without any. */
export function notInSubsectors(column: PgColumn, subsectorIds: readonly string[]): SQL | undefined {
  return subsectorIds.length === 0 ? undefined : notInArray(column, [...subsectorIds]);
}
