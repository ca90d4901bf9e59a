import { deleteMedia, fetchMedia, updateMedia } from 'api-client';
import { mediaCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { deleteMedia as remove, describeMedia, listMedia } from './media';

/** The library of pictures and documents (api.md, Administration). Uploads have a module of their own. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchMedia,
    mediaCalls.fetchMedia,
    async ({ query, services }) => ({ success: true as const, ...(await listMedia(services, query)) }),
    { roles: EDITORS },
  );
  route(
    app,
    updateMedia,
    mediaCalls.updateMedia,
    async ({ params, body, ...change }) => ({
      ...done('Description saved successfully'),
      mediaItem: await describeMedia(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    deleteMedia,
    mediaCalls.deleteMedia,
    async ({ params, ...change }) => {
      await remove(change, params.id);
      return done('File deleted successfully');
    },
    { roles: EDITORS },
  );
}
