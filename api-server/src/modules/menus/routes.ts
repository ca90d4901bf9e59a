import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { findMenus, toMenus } from './repository';
import { updateMenus } from './update';

/** The owner's menus. Pages read them with the site settings. */
export async function menuRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchMenus', { summary: "Get the owner's menus" }, async ({ services }) => {
    const [row] = await findMenus(services.db);
    return { menus: row ? toMenus(row) : null };
  });
  route(app, 'updateMenus', { summary: "Change the site's menus" }, async (call) => ({
    message: 'Menus updated successfully',
    menus: await updateMenus(call, call.body),
  }));
}
