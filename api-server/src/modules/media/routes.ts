import {
  cropMedia,
  deleteMedia,
  fetchMedia,
  IMAGE_UPLOAD,
  PDF_UPLOAD,
  replaceMedia,
  undoCropOfMedia,
  updateMedia,
  counted,
  plural,
} from 'api-client';
import { mediaCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { withUpload } from '../uploads/read-upload';
import { ENVELOPE } from '../uploads/routes';
import { cropMedia as crop, undoCrop } from './crop';
import { deleteMedia as remove, findMedia, listMedia, updateMedia as update } from './media';
import { replaceMedia as replace } from './replace';

/** The message about a change of a file, by the changed values. */
function changed({ alt, focus }: { alt?: unknown; focus?: unknown }): string {
  if (focus !== undefined) return 'Focal point saved successfully';
  return alt === undefined ? 'File moved successfully' : 'Description saved successfully';
}

/** The library of pictures and documents. Uploads have a separate module. */
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
      ...done(changed(body)),
      mediaItem: await update(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    replaceMedia,
    mediaCalls.replaceMedia,
    async ({ params, ...change }) => {
      const { kind } = await findMedia(change.services.db, params.id);
      const rule = kind === 'image' ? IMAGE_UPLOAD : PDF_UPLOAD;
      const { mediaItem, places } = await withUpload(change, 'file', rule, (upload) =>
        replace(change, params.id, upload),
      );
      return { ...done(`File replaced in ${plural(places, 'one place', counted(places, 'place'))}`), mediaItem };
    },
    { roles: EDITORS, bodyLimit: PDF_UPLOAD.maxBytes + ENVELOPE },
  );
  route(
    app,
    cropMedia,
    mediaCalls.cropMedia,
    async ({ params, body, ...change }) => {
      const { mediaItem, places } = await crop(change, params.id, body);
      return { ...done(`Picture cropped in ${plural(places, 'one place', counted(places, 'place'))}`), mediaItem };
    },
    { roles: EDITORS },
  );
  route(
    app,
    undoCropOfMedia,
    mediaCalls.undoCropOfMedia,
    async ({ params, ...change }) => {
      const { mediaItem, places } = await undoCrop(change, params.id);
      return { ...done(`Original shown in ${plural(places, 'one place', counted(places, 'place'))}`), mediaItem };
    },
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
