import { deleteMedia, fetchMedia, IMAGE_UPLOAD, PDF_UPLOAD, replaceMedia, updateMedia } from 'api-client';
import { mediaCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { readUpload } from '../uploads/read-upload';
import { ENVELOPE } from '../uploads/routes';
import { deleteMedia as remove, describeMedia, findMedia, listMedia } from './media';
import { replaceMedia as replace } from './replace';

/** The library of pictures and documents. Uploads have a module of their own. */
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
    replaceMedia,
    mediaCalls.replaceMedia,
    async ({ params, ...change }) => {
      const { kind } = await findMedia(change.services.db, params.id);
      const upload = await readUpload(change.request, 'file', kind === 'image' ? IMAGE_UPLOAD : PDF_UPLOAD);
      const { mediaItem, places } = await replace(change, params.id, upload);
      return { ...done(`File replaced in ${places === 1 ? 'one place' : `${places} places`}`), mediaItem };
    },
    { roles: EDITORS, bodyLimit: PDF_UPLOAD.maxBytes + ENVELOPE },
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
