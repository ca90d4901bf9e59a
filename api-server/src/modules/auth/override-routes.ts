import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { findOverride, grantOverride as grant } from '../../auth/override-grants';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';

/**
 * A remote from another address in a live site, for signed-in users who have confirmed it. The site's server calls
 * `/override-grants` with a browser's cookie; visitors cannot reach that address.
 */
export async function overrideRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'grantOverride', { summary: 'Grant an override of a front end' }, async ({ body, reply, ...change }) => {
    const { services, viewer } = change;
    await grant(services, viewer, body, reply);
    await auditChange(services.db, change, {
      action: 'grant-override',
      collection: 'admins',
      entityId: viewer.adminId,
      title: `${body.remote} from ${body.address}`,
    });
    return { message: 'This browser may load the section for 15 minutes' };
  });

  app.get('/override-grants', async (request) => {
    const secret = request.headers['x-override-grant'];
    const found = typeof secret === 'string' ? await findOverride(app.services, secret) : undefined;
    if (!found) throw notFound('Grant');
    return found;
  });
}
