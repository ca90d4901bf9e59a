import { counted } from 'api-client';
import { collectionType, emptyValue, lossesOf, type CollectionDefinition } from 'api-client/content-types';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';
import { partsOf } from './served-collections';

const EXAMPLES = 3;

/**
 * Why a new definition is refused: the number of items whose values it would lose, with examples.
 *
 * @returns undefined if no value is lost
 */
export async function describeLostValues(
  db: Database,
  name: string,
  before: CollectionDefinition,
  after: CollectionDefinition,
): Promise<string | undefined> {
  const { data, slug, collection, id } = collectionItems;
  const { fields } = collectionType(...partsOf(name), before);
  const losses = lossesOf(before, after);
  const conditions = losses.map(({ field, of }): SQL | undefined => {
    const value = sql`${data} -> ${field}`;
    if (of === 'empty') return sql`${value} = 'null'::jsonb`;
    if (of !== 'filled') return sql`${data} ->> ${field} = ${of.option}`;
    const known = fields[field];
    return known && sql`${value} <> ${JSON.stringify(emptyValue(known))}::jsonb`;
  });
  if (conditions.length === 0) return undefined;
  const losing = and(eq(collection, name), or(...conditions));
  const items = await db.$count(collectionItems, losing);
  if (items === 0) return undefined;
  const examples = await db.select({ slug }).from(collectionItems).where(losing).orderBy(asc(id)).limit(EXAMPLES);
  const named = examples.map((one) => one.slug).join(', ');
  return `${name}: a new definition would lose parts of ${counted(items, 'item')} (${named}${items > EXAMPLES ? ', …' : ''}): ${losses.map(({ words }) => words).join(', ')}`;
}
