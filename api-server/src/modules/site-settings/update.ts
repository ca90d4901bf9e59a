import type { SiteSettings } from 'api-client';
import { eq } from 'drizzle-orm';
import type { Change } from '../../content/change';
import { updateSingleton } from '../../content/update-singleton';
import { siteSettings } from '../../database/schema';
import { newId } from '../../identity';
import { toSiteSettings } from './repository';

const EMPTY = { logo: '', title: '', email: '', social: { instagram: '', facebook: '' } };

type Changed = Partial<Omit<SiteSettings, '_id' | 'createdAt' | 'updatedAt' | 'version' | 'social'>> & {
  social?: Partial<SiteSettings['social']> | undefined;
  version?: number | undefined;
};

/** Only what is given, so that an absent field stays as it is. */
function given<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries) as Partial<Value>;
}

/**
 * Changes what the whole site shows of the company; the first time it is made.
 * @throws 409 with the current settings after a stale `version`
 */
export function updateSiteSettings(change: Change, { version, social, ...values }: Changed): Promise<SiteSettings> {
  return updateSingleton(
    change,
    {
      collection: 'site-settings',
      read: (tx) => tx.select().from(siteSettings).limit(1).for('update'),
      toEntity: toSiteSettings,
      titleOf: ({ title }) => title,
    },
    version,
    (tx, before, now) => {
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
}
