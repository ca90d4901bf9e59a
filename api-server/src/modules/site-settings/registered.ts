import { siteEmailBodySchema, siteLogoBodySchema, siteSettingsBodySchema } from 'api-client/schemas';
import { EDITORS } from '../../auth/viewer';
import type { RegisteredKind } from '../../content/registered-kind';
import { updateSiteSettings } from './update';

const revisionSchema = siteSettingsBodySchema.extend(siteLogoBodySchema.shape).extend(siteEmailBodySchema.shape);

/** The history of the site settings. There is one set of them, so it has no trash. */
export const registeredSiteSettings: RegisteredKind = {
  collection: 'site-settings',
  what: 'Site settings',
  roles: EDITORS,
  revert: (change, _id, content) =>
    updateSiteSettings(change, revisionSchema.parse({ ...content, version: undefined })),
};
