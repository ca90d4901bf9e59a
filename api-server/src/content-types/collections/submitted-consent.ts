import type { GivenConsent } from 'api-client';
import { answersName, forms as formType, FORMS, type PublicForm } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { collectionItems, forms } from '../../database/schema';
import { agree } from '../../modules/consent/agree';
import { entityOfRow } from '../entities';
import { itemInLanguage } from '../items-in-language';
import { partsOf } from './served-collections';

/** The property of an item's stored fields with the consent. No field of a definition can have this name. */
export const CONSENT = '_consent';

/** The sentence to which a form asks its visitors to agree, in a language. */
async function sentenceOf(
  db: Database,
  collection: string,
  form: PublicForm,
  language: string | undefined,
  now: Date,
): Promise<string> {
  const [remote, name] = partsOf(collection);
  if (remote !== FORMS) return form.agreement;
  const id = name.slice(answersName('').length);
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  if (!row) return form.agreement;
  return (await itemInLanguage(db, formType, language, entityOfRow(formType, row, now))).agreement;
}

/** Notes what the sender of a form agrees to. Pass a transaction. */
export async function agreeToForm(
  tx: Database,
  collection: string,
  form: PublicForm,
  language: string | undefined,
  now: Date,
): Promise<GivenConsent> {
  return agree(tx, { language, sentence: await sentenceOf(tx, collection, form, language, now), now });
}

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
