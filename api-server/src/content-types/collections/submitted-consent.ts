import type { GivenConsent } from 'api-client';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';

/** The property of an item's stored fields with the consent. No field of a definition can have this name. */
export const CONSENT = '_consent';

/** The consent among the stored fields of an item, as an answer shows it; items from before it was noted have none. */
export function consentIn(data: unknown): { readonly consent?: GivenConsent } {
  const consent = (data as Readonly<Record<typeof CONSENT, GivenConsent | undefined>>)[CONSENT];
  return consent ? { consent } : {};
}

/** The same of an item by its id. */
export async function consentOf(db: Database, id: string): Promise<{ readonly consent?: GivenConsent }> {
  const [row] = await db.select({ data: collectionItems.data }).from(collectionItems).where(eq(collectionItems.id, id));
  return row ? consentIn(row.data) : {};
}
