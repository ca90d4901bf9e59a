import { AddLogo, fetchLogo, updateMail, updateSiteSettings as updateDetails, updateTimeZone } from 'api-client';
import { siteSettingsCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS, OWNERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { findSiteSettings, toSiteSettings } from './repository';
import { updateSiteSettings } from './update';

/** Logo, title, contact email and details of the company (specification, section 7). */
export async function siteSettingsRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchLogo, siteSettingsCalls.fetchLogo, async ({ services }) => ({
    success: true as const,
    logos: (await findSiteSettings(services.db)).map(toSiteSettings),
  }));
  route(
    app,
    AddLogo,
    siteSettingsCalls.AddLogo,
    async (call) => {
      await updateSiteSettings(call, call.body);
      return { success: true as const, message: 'Logo updated successfully' };
    },
    { roles: EDITORS },
  );
  route(
    app,
    updateMail,
    siteSettingsCalls.updateMail,
    async (call) => {
      await updateSiteSettings(call, call.body);
      return { success: true as const, message: 'Email updated successfully' };
    },
    { roles: OWNERS },
  );
  route(
    app,
    updateTimeZone,
    siteSettingsCalls.updateTimeZone,
    async (call) => {
      await updateSiteSettings(call, call.body);
      return { success: true as const, message: 'Time zone updated successfully' };
    },
    { roles: OWNERS },
  );
  route(
    app,
    updateDetails,
    siteSettingsCalls.updateSiteSettings,
    async (call) => {
      await updateSiteSettings(call, call.body);
      return { success: true as const, message: 'Website details updated successfully' };
    },
    { roles: EDITORS },
  );
}
