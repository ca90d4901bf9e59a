import { slugKey } from 'api-client';
import { publicFormSchema } from 'api-client/calls';
import type { PublicForm } from 'api-client/content-types';
import { HOUR } from '../../clock';
import { announceChanges } from '../../content/announce-change';
import { firstRevision, keepRevisions } from '../../content/revisions';
import { entityOf, insertRow } from '../../content/stored-content-type';
import { parsed } from '../../contract/validation';
import { newId, newReference } from '../../identity';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { sortKey } from '../../text/fold';
import { textsFor } from '../../texts/texts';
import { agree } from '../../modules/consent/agree';
import { addressOfDesk } from '../../modules/contact-messages/desks';
import { textIn } from '../read-body';
import type { AnyBody, ServedContentType } from '../served-content-type';
import { newColumns } from '../writes';
import { claimAttachments } from './attachments';
import { formTextsOf } from './form-texts';
import { CONSENT } from './submitted-consent';
import { confirmationOf, deskEmail } from './submitted-emails';

/** The limit of a visitor's body, in bytes. */
export const VISITORS_BODY_LIMIT = 128 * 1024;

/**
 * Stores a visitor's submission of a collection's public form as a draft, which only editors read, and emails it to the
 * desk that the form names. The sender gets a confirmation if the form has one. A filled honeypot gets the same answer
 * and stores nothing.
 *
 * @param address the sender's network address, by which forms are limited
 * @param language the language of the page; undefined for English
 * @returns the reference for the visitor
 * @throws 400 naming wrong fields and files that are gone, 429 after the hourly number of forms
 */
export async function submitItem(
  { db, clock, config, mail }: Services,
  served: ServedContentType,
  form: PublicForm,
  body: unknown,
  address: string,
  language: string | undefined,
): Promise<string> {
  const { consent: _, website, ...values }: AnyBody = parsed(publicFormSchema(form, served.schemas.body), body);
  const reference = newReference('R');
  if (website) return reference;
  await take(db, clock, [{ key: `collections:${address}`, most: config.limits.formsPerHour, within: HOUR }]);
  const now = clock.now();
  const slug = reference.toLowerCase();
  await db.transaction(async (tx) => {
    const shown = await formTextsOf(tx, served.type, form, language, now);
    await claimAttachments(tx, served.type, form, values, now);
    const { given, absent } = await newColumns(tx, served, values, now);
    const row = await insertRow(tx, served, {
      ...given,
      ...absent,
      ...{ slug, slugKey: slugKey(slug) },
      ...{ id: newId(now), createdAt: now, updatedAt: now, sortName: sortKey(textIn(values, served.type.title) ?? '') },
      ...{ status: 'draft', publishAt: null, consentAt: now.toISOString() },
      [CONSENT]: await agree(tx, { language, sentence: shown.agreement, now }),
    });
    const entity = await entityOf(served, row, now, tx);
    await keepRevisions(tx, [firstRevision(served, row, entity)]);
    await announceChanges(tx, now, [{ type: served, row, entity, action: 'created', at: now }]);
    const submitted = { type: served.type, form, id: row.id, reference, values };
    const desk = form.desk && (await addressOfDesk(tx, form.desk));
    if (desk) await mail.enqueue(tx, deskEmail(desk, submitted, config.siteUrl));
    const texts = textsFor(config, language);
    const confirmation = await confirmationOf(tx, clock, texts, shown, submitted, config.limits.formsPerHour);
    if (confirmation) await mail.enqueue(tx, confirmation);
  });
  void mail.flush();
  return reference;
}
