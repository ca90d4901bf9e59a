import type { SiteSettings } from 'api-client';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { keepRevision } from '../../content/revisions';
import { siteSettings } from '../../database/schema';
import { conflict } from '../../errors/failures';
import { newId } from '../../identity';
import { toSiteSettings } from './repository';

const COLLECTION = 'site-settings';
const STALE = 'Somebody else has changed this meanwhile';
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
export function updateSiteSettings({ services, viewer, request }: Change, body: Changed): Promise<SiteSettings> {
  const now = services.clock.now();
  const { version, social, ...values } = body;
  return services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(siteSettings).limit(1).for('update');
    if (before && version !== undefined && version !== before.version) throw conflict(STALE, toSiteSettings(before));
    if (before) {
      // What the site itself put there has no revision yet; without it the first change could not be undone.
      const entity = toSiteSettings(before);
      await keepRevision(tx, { collection: COLLECTION, entity, action: 'created', at: before.updatedAt, by: '' });
    }
    const next = { ...given(values), social: { ...(before ?? EMPTY).social, ...given(social ?? {}) }, updatedAt: now };
    const [row] = before
      ? await tx
          .update(siteSettings)
          .set({ ...next, version: before.version + 1 })
          .where(eq(siteSettings.id, before.id))
          .returning()
      : await tx
          .insert(siteSettings)
          .values({ ...EMPTY, ...next, id: newId(now), createdAt: now })
          .returning();
    if (!row) throw new Error('The site settings were not stored');
    const entity = toSiteSettings(row);
    const action = before ? 'updated' : 'created';
    await keepRevision(tx, { collection: COLLECTION, entity, action, at: now, by: viewer.name });
    await writeAudit(tx, {
      at: now,
      actor: viewer,
      action: before ? 'update' : 'create',
      collection: COLLECTION,
      entityId: entity._id,
      title: entity.title,
      requestId: request.id,
    });
    return entity;
  });
}
