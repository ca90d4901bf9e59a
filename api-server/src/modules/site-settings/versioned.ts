import { siteLogoBodySchema, siteSettingsBodySchema } from 'api-client/schemas';
import type { VersionedContentType } from '../../content/versioned-content-type';
import { findSiteSettings, toSiteSettings } from './repository';
import { updateSiteSettings } from './update';

/** The contact email stays as it is: only its own call changes it. */
const revisionSchema = siteSettingsBodySchema.extend(siteLogoBodySchema.partial().shape);

/** Required values that were empty before they were first set stay as they are. */
const set = (value: unknown): unknown => (value === '' ? undefined : value);

/** The history of the site settings. A site has one set of them, so it has no trash. */
export const versionedSiteSettings: VersionedContentType = {
  collection: 'site-settings',
  what: 'Site settings',
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
