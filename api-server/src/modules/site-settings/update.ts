import type { SiteSettings } from 'api-client';
import { siteSettings as type } from 'api-client/content-types';
import { eq } from 'drizzle-orm';
import { updateSingleton } from '../../content/update-singleton';
import { siteSettings } from '../../database/schema';
import { newId } from '../../identity';
import type { Database } from '../../database/database';
import { notifyOwners } from '../../mail/notify-owners';
import { contactAddressEmail } from './contact-email';
import { toSiteSettings } from './repository';
import type { Change } from '../../services';

const EMPTY = { logo: '', title: '', email: '', social: { instagram: '', facebook: '' } };

type Changed = Partial<Omit<SiteSettings, '_id' | 'createdAt' | 'updatedAt' | 'version' | 'social'>> & {
  social?: Partial<SiteSettings['social']> | undefined;
  version?: number | undefined;
};

/** Only the given values, so that an absent field stays as it is. */
function given<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries) as Partial<Value>;
}

/** Emails the owners and the former address, in case the change was not authorized. */
async function notifyOfAddress(
  { services: { mail, config }, viewer }: Change,
  tx: Database,
  address: { readonly before: string; readonly now: string },
): Promise<void> {
  const emailTo = (to: string) => contactAddressEmail(to, address.now, viewer.name, config.siteUrl);
  if (address.before !== '') await mail.enqueue(tx, emailTo(address.before));
  await notifyOwners(tx, mail, emailTo);
}

/**
 * Changes the details of the company; creates them the first time.
 * @throws 409 with the current settings after a stale `version`
 */
export async function updateSiteSettings(
  change: Change,
  { version, social, ...values }: Changed,
): Promise<SiteSettings> {
  const updated = await updateSingleton(
    change,
    {
      type,
      read: (tx) => tx.select().from(siteSettings).limit(1).for('update'),
      toEntity: toSiteSettings,
      titleOf: ({ title }) => title,
    },
    version,
    async (tx, before, now) => {
      if (before && values.email !== undefined && values.email !== before.email)
        await notifyOfAddress(change, tx, { before: before.email, now: values.email });
      const socials = { ...(before ?? EMPTY).social, ...given(social ?? {}) };
      const next = { ...given(values), social: socials, updatedAt: now };
      if (!before)
        return tx
          .insert(siteSettings)
          .values({ ...EMPTY, ...next, id: newId(now), createdAt: now })
          .returning();
      return tx
        .update(siteSettings)
        .set({ ...next, version: before.version + 1 })
        .where(eq(siteSettings.id, before.id))
        .returning();
    },
  );
  void change.services.mail.flush();
  return updated;
}
