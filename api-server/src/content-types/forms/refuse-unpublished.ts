import { answersName } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import { isPublic } from '../../content/columns';
import type { Database } from '../../database/database';
import { forms } from '../../database/schema';
import { notFound } from '../../errors/failures';

/**
 * Visitors can send a form only while it is published.
 *
 * @param collection the name of the collection of its answers, without `forms:`
 * @throws 404
 */
export async function refuseUnpublished(db: Database, collection: string, now: Date): Promise<void> {
  const id = collection.slice(answersName('').length);
  const [form] = await db
    .select({ status: forms.status, publishAt: forms.publishAt })
    .from(forms)
    .where(eq(forms.id, id));
  if (!form || !isPublic(form, now)) throw notFound('Form');
}
