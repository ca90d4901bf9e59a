import { IMAGE_UPLOAD, PDF_UPLOAD, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { mediaCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { forbidden, unauthorized } from '../../errors/failures';
import { route } from '../../contract/route';
import { callerOf } from 'http-edge';
import { withUpload } from './read-upload';
import { countResume, storeDocument, storeImage, storeResume } from './service';

/** The boundaries and heads of the parts beside the file itself. */
export const ENVELOPE = 65_536;

/** Uploads of pictures, public documents and résumés. */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    UploadImageOnServer,
    mediaCalls.UploadImageOnServer,
    async ({ services, ...call }) => ({
      success: true as const,
      message: 'Image uploaded successfully',
      fileUrl: await withUpload(call, 'image', IMAGE_UPLOAD, (upload) => storeImage(services, upload)),
    }),
    { roles: EDITORS, bodyLimit: IMAGE_UPLOAD.maxBytes + ENVELOPE },
  );

  route(
    app,
    UploadFilesOnServer,
    mediaCalls.UploadFilesOnServer,
    async ({ request, services, viewer }) => {
      // A dead token must not turn a public document into a résumé that is gone tomorrow.
      if (request.headers.authorization && !viewer) throw unauthorized();
      if (viewer && !EDITORS.includes(viewer.role)) throw forbidden();
      if (!viewer) await countResume(services, callerOf(request.ip));
      const store = viewer ? storeDocument : storeResume;
      const fileUrl = await withUpload({ request, viewer }, 'file', PDF_UPLOAD, (upload) => store(services, upload));
      return { success: true as const, message: 'File uploaded successfully', fileUrl };
    },
    { bodyLimit: PDF_UPLOAD.maxBytes + ENVELOPE },
  );
}
