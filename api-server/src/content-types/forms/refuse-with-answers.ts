import { answersOf } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';
import { invalidField } from '../../errors/failures';

/**
 * A form that has answers with names cannot take reports without one, and the other way round: those who handle them could
 * not tell them apart.
 *
 * @throws 400
 */
export async function refuseWithAnswers(tx: Database, form: string): Promise<void> {
  if ((await tx.$count(collectionItems, eq(collectionItems.collection, answersOf(form)))) > 0)
    throw invalidField('anonymous', 'This form has answers of the other kind. Make a new form.');
}
