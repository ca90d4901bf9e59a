import { counted, IMAGE_UPLOAD, PDF_UPLOAD, plural } from 'api-client';
import type { FastifyInstance } from 'fastify';
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

export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchMedia', { summary: 'List the media library' }, async ({ query, services }) =>
    listMedia(services, query),
  );
  route(
    app,
    'updateMedia',
    { summary: "Change a file's description or folder" },
    async ({ params, body, ...change }) => ({
      message: changed(body),
      mediaItem: await update(change, params.id, body),
    }),
  );
  route(
    app,
    'replaceMedia',
    { summary: 'Replace a file of the media library', bodyLimit: PDF_UPLOAD.maxBytes + ENVELOPE },
    async ({ params, ...change }) => {
      const { kind } = await findMedia(change.services.db, params.id);
      const rule = kind === 'image' ? IMAGE_UPLOAD : PDF_UPLOAD;
      const { mediaItem, places } = await withUpload(change, 'file', rule, (upload) =>
        replace(change, params.id, upload),
      );
      return { message: `File replaced in ${plural(places, 'one place', counted(places, 'place'))}`, mediaItem };
    },
  );
  route(app, 'cropMedia', { summary: 'Crop a picture' }, async ({ params, body, ...change }) => {
    const { mediaItem, places } = await crop(change, params.id, body);
    return { message: `Picture cropped in ${plural(places, 'one place', counted(places, 'place'))}`, mediaItem };
  });
  route(app, 'undoCropOfMedia', { summary: 'Undo the crop of a picture' }, async ({ params, ...change }) => {
    const { mediaItem, places } = await undoCrop(change, params.id);
    return { message: `Original shown in ${plural(places, 'one place', counted(places, 'place'))}`, mediaItem };
  });
  route(app, 'deleteMedia', { summary: 'Delete a file of the media library' }, async ({ params, ...change }) => {
    await remove(change, params.id);
    return { message: 'File deleted successfully' };
  });
}
