import { siteSettings } from 'api-client/content-types';
import type { FastifyInstance } from 'fastify';
import { itemInLanguage } from '../../content-types/items-in-language';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { menusInLanguage } from '../menus/in-language';
import { toMenus } from '../menus/repository';
import { findSiteSettingsWithMenus, toSiteSettings } from './repository';
import { updateSiteSettings } from './update';

/** Logo, title, contact email and details of the company (specification, section 7). */
export async function siteSettingsRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchLogo', { summary: 'Get the site settings' }, async ({ services, query }) => {
    const { db, config } = services;
    const language = localeOf(config, query.locale);
    const found = await findSiteSettingsWithMenus(db);
    return {
      logos: await Promise.all(
        found.map(async ({ settings, menus }) => ({
          ...(await itemInLanguage(db, siteSettings, language, toSiteSettings(settings))),
          ...(menus && { menus: await menusInLanguage(db, language, toMenus(menus)) }),
        })),
      ),
    };
  });
  route(app, 'AddLogo', { summary: "Change the site's logo and title" }, async (call) => {
    await updateSiteSettings(call, call.body);
    return { message: 'Logo updated successfully' };
  });
  route(app, 'updateMail', { summary: "Change the site's contact address" }, async (call) => {
    await updateSiteSettings(call, call.body);
    return { message: 'Email updated successfully' };
  });
  route(app, 'updateTimeZone', { summary: "Change the site's time zone" }, async (call) => {
    await updateSiteSettings(call, call.body);
    return { message: 'Time zone updated successfully' };
  });
  route(app, 'updateSiteSettings', { summary: "Change the site's contact details" }, async (call) => {
    await updateSiteSettings(call, call.body);
    return { message: 'Website details updated successfully' };
  });
}
