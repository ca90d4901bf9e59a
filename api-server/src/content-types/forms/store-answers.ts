import { answersOf, formCollection, withFormerFields } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collections, type forms } from '../../database/schema';
import { allowLongStatements } from '../../database/time-limits';
import { storeCollection } from '../collections/store-collection';

/**
 * Stores the collection of the answers to a form. It is served until the form is in the trash. Pass a transaction.
 */
export async function storeAnswers(tx: Database, form: typeof forms.$inferSelect): Promise<void> {
  const name = answersOf(form.id);
  const definition = formCollection(form);
  const [known] = await tx.select().from(collections).where(eq(collections.name, name)).for('update');
  await allowLongStatements(tx);
  await storeCollection(tx, name, known ? withFormerFields(known.definition, definition) : definition, {
    live: form.status !== 'trashed',
    updatedAt: form.updatedAt,
  });
}
