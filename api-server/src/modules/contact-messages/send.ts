import { ANSWERED_WITHIN } from 'api-client';
import type { contactBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import { HOUR } from '../../clock';
import { contactMessages } from '../../database/schema';
import { newId, newReference } from '../../identity';
import { take } from '../../limits/limits';
import { unlinked } from '../../mail/unlinked';
import { within, type Services } from '../../services';
import { sortKey } from '../../text/fold';
import { findShownProducts } from '../../content-types/products/service';
import { findSiteSettings } from '../site-settings/repository';

export const RECEIVED = `Thank you. Your message has been received, and we will answer ${ANSWERED_WITHIN}.`;

type ContactBody = z.output<typeof contactBodySchema>;

/** Values by their names, one a line. A value of one line can't begin another. */
async function letterOf(services: Services, body: ContactBody, reference: string): Promise<string> {
  const products = body.productIds?.length ? await findShownProducts(services, body.productIds) : [];
  const lines = [
    ['Reference', reference],
    ['Name', body.name],
    ['Email', body.email],
    ['Phone', body.phone],
    ['Company', body.company],
    ['Topic', body.topic],
    ['Products', products.map(({ name }) => name).join(', ')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return unlinked(`${lines.join('\n')}\n\n${body.message}\n`);
}

/**
 * Takes a message from the contact form: stored first, then mailed to the site's own address.
 * A filled honeypot is answered like any other and stores nothing.
 *
 * @param address the sender's network address, whose messages are counted
 * @returns the reference the visitor is given
 * @throws 429 after the hourly number of messages
 */
export async function sendContactMessage(services: Services, body: ContactBody, address: string): Promise<string> {
  const { db, clock, config, mail } = services;
  const reference = newReference('TC');
  if (body.website) return reference;
  await take(db, clock, [{ key: `contact:${address}`, most: config.limits.formsPerHour, within: HOUR }]);
  const now = clock.now();
  const { name, email, phone = '', company = '', topic = '', message, productIds = [] } = body;
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      ...{ id: newId(now), createdAt: now, updatedAt: now, reference, consentAt: now },
      ...{ name, sortName: sortKey(name), email, phone, company, topic, message, productIds, notes: [] },
    });
    const [site] = await findSiteSettings(tx);
    if (!site?.email) return;
    const subject = `${reference}: ${topic === '' ? 'A message from the website' : unlinked(topic)}`;
    await mail.enqueue(tx, {
      to: site.email,
      subject,
      text: await letterOf(within(services, tx), body, reference),
      replyTo: email,
    });
  });
  void mail.flush();
  return reference;
}
