import { siteLogoBodySchema, siteSettingsBodySchema } from 'api-client/schemas';
import { EDITORS } from '../../auth/viewer';
import type { RegisteredKind } from '../../content/registered-kind';
import { findSiteSettings, toSiteSettings } from './repository';
import { updateSiteSettings } from './update';

/** The contact email stays as it is: its own call alone changes it. */
const revisionSchema = siteSettingsBodySchema.extend(siteLogoBodySchema.partial().shape);

/** What may not be empty but was, before it was first set, stays as it is. */
const set = (value: unknown): unknown => (value === '' ? undefined : value);

/** The history of the site settings. There is one set of them, so it has no trash. */
export const registeredSiteSettings: RegisteredKind = {
  collection: 'site-settings',
  what: 'Site settings',
  roles: EDITORS,
  current: async (tx) => {
    const [row] = await findSiteSettings(tx).for('update');
    return row && toSiteSettings(row);
  },
  revert: (change, _id, content) =>
    updateSiteSettings(
      change,
      revisionSchema.parse({
        ...content,
        logo: set(content['logo']),
        title: set(content['title']),
        version: undefined,
      }),
    ),
};
