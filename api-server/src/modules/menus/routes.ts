import { menus as type } from 'api-client/content-types';
import type { FastifyInstance } from 'fastify';
import { may } from '../../auth/may';
import { withoutHiddenIds } from '../../content-types/hidden-ids';
import { route } from '../../contract/route';
import { findMenus, toMenus } from './repository';
import { updateMenus } from './update';

/** The owner's menus. Pages read them with the site settings. */
export async function menuRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchMenus', { summary: "Get the owner's menus" }, async ({ services, viewer }) => {
    const [row] = await findMenus(services.db);
    const mayChange = viewer !== undefined && may(viewer, type, 'write');
    const found = row ? toMenus(row) : null;
    return { menus: found && !mayChange ? withoutHiddenIds(type.fields, found) : found };
  });
  route(app, 'updateMenus', { summary: "Change the site's menus" }, async (call) => ({
    message: 'Menus updated successfully',
    menus: await updateMenus(call, call.body),
  }));
}
