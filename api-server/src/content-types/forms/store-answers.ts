import { answersOf, formCollection, withFormerFields } from 'api-client/content-types';
import { collectionDefinitionSchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collections, type forms } from '../../database/schema';
import { allowLongStatements } from '../../database/time-limits';
import { invalidField } from '../../errors/failures';
import { storeCollection } from '../collections/store-collection';

type Row = typeof forms.$inferSelect;

const isComplete = ({ agreement, button, questions }: Row): boolean =>
  agreement !== '' &&
  button !== '' &&
  questions.every(({ label, kind, options }) => label !== '' && (kind !== 'select' || options.length > 0));

/**
 * Stores the collection of the answers to a form. It is served until the form is in the trash. A draft without all that
 * its visitors need leaves the collection as it was when the form was complete. Pass a transaction.
 *
 * @throws 400 when the present and the former questions are more than a collection can have
 */
export async function storeAnswers(tx: Database, form: Row): Promise<void> {
  const name = answersOf(form.id);
  const live = form.status !== 'trashed';
  if (!isComplete(form)) {
    await tx.update(collections).set({ live }).where(eq(collections.name, name));
    return;
  }
  const asked = formCollection(form);
  const [known] = await tx.select().from(collections).where(eq(collections.name, name)).for('update');
  // A form that changes its kind has no answers yet.
  const isSameKind = known?.definition.publicForm?.anonymous === asked.publicForm?.anonymous;
  const definition = known && isSameKind ? withFormerFields(known.definition, asked) : asked;
  if (!collectionDefinitionSchema.safeParse(definition).success)
    throw invalidField(
      'questions',
      'With those that were removed, the form has too many questions or options. Make a new form.',
    );
  await allowLongStatements(tx);
  await storeCollection(tx, name, definition, {
    live,
    updatedAt: form.updatedAt,
  });
}
