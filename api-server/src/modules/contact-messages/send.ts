import { ANSWERED_WITHIN } from 'api-client';
import { products as productType } from 'api-client/content-types';
import type { contactBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import { HOUR } from '../../clock';
import { contactMessages } from '../../database/schema';
import { newId, newReference } from '../../identity';
import { take, takeIfFree } from '../../limits/limits';
import { inTransaction, type Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { textsFor } from '../../texts/texts';
import { announce } from '../../webhooks/announce';
import { itemsInLanguage } from '../../content-types/items-in-language';
import { listCategories } from '../../content-types/products/service';
import { agree } from '../consent/agree';
import { addressOfDesk } from './desks';
import { enquiryConfirmation, messageEmail } from './emails';

export const RECEIVED = `Thank you. Your message has been received, and we will answer ${ANSWERED_WITHIN}.`;

type ContactBody = z.output<typeof contactBodySchema>;

/**
 * Receives a message of the contact form: stores it, then emails it to the desk of its topic, or to the site's own address. Enquiries about products
 * are confirmed, a few an hour to one address. A filled honeypot gets the same answer and stores nothing.
 *
 * @param address the sender's network address, by which messages are limited
 * @param language the language of the page; undefined for English
 * @returns the reference for the visitor
 * @throws 429 after the hourly number of messages
 */
export async function sendContactMessage(
  services: Services,
  body: ContactBody,
  address: string,
  language: string | undefined,
): Promise<string> {
  const { db, clock, config, mail } = services;
  const reference = newReference('TC');
  if (body.website) return reference;
  await take(db, clock, [{ key: `contact:${address}`, most: config.limits.formsPerHour, within: HOUR }]);
  const now = clock.now();
  const { name, email, phone = '', company = '', topic = '', message, productIds = [] } = body;
  await db.transaction(async (tx) => {
    const id = newId(now);
    await tx.insert(contactMessages).values({
      ...{ id, createdAt: now, updatedAt: now, reference, consentAt: now },
      consent: await agree(tx, { language, now }),
      ...{ name, sortName: sortKey(name), email, phone, company, topic, message, productIds, notes: [] },
    });
    await announce(tx, now, { collection: 'contact-messages', id, title: reference, version: 1 }, ['received']);
    const products =
      productIds.length > 0 ? await listCategories(inTransaction(services, tx), productIds.join(',')) : [];
    const sent = { reference, name, email, phone, company, topic, message, products };
    const to = await addressOfDesk(tx, topic);
    if (to) await mail.enqueue(tx, messageEmail(to, sent, config.siteUrl));
    if (products.length === 0) return;
    const confirmations = [{ key: `confirmation:${emailKey(email)}`, most: config.limits.formsPerHour, within: HOUR }];
    if (!(await takeIfFree(tx, clock, confirmations))) return;
    const texts = textsFor(config, language);
    const named = { ...sent, products: await itemsInLanguage(tx, productType, texts.language, products) };
    await mail.enqueue(tx, enquiryConfirmation(texts, named, config.siteUrl));
  });
  void mail.flush();
  return reference;
}
