import { answersName, forms as formType, FORMS, type ContentType, type PublicForm } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { forms } from '../../database/schema';
import { entityOfRow } from '../entities';
import { itemInLanguage } from '../items-in-language';
import { partsOf } from './served-collections';

/** The texts of a form that its sender reads. */
export interface FormTexts {
  readonly title: string;
  /** The sentence to agree to. */
  readonly agreement: string;
  /** The beginning of the email to the sender; undefined for no email. */
  readonly confirmation: string | undefined;
}

/**
 * The texts of a form in a language; those of a remote's form are in English.
 *
 * @param language undefined for English
 */
export async function formTextsOf(
  db: Database,
  { collection, what }: Pick<ContentType, 'collection' | 'what'>,
  form: PublicForm,
  language: string | undefined,
  now: Date,
): Promise<FormTexts> {
  const written = { title: what, agreement: form.agreement, confirmation: form.confirmation };
  const [remote, name] = partsOf(collection);
  if (remote !== FORMS) return written;
  const [row] = await db
    .select()
    .from(forms)
    .where(eq(forms.id, name.slice(answersName('').length)));
  if (!row) return written;
  const { title, agreement, confirmation } = await itemInLanguage(
    db,
    formType,
    language,
    entityOfRow(formType, row, now),
  );
  return { title, agreement, confirmation: confirmation || undefined };
}
