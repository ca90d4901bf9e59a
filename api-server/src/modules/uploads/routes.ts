import { ATTACHMENT_UPLOAD, IMAGE_UPLOAD, PDF_UPLOAD } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { may } from '../../auth/may';
import { forbidden, unauthorized } from '../../errors/failures';
import { route } from '../../contract/route';
import { callerOf } from 'http-edge';
import { withUpload, type Upload } from './read-upload';
import { countSentFile, storeAttachment, storeDocument, storeImage, storeResume } from './service';

/** Bytes for the boundaries and headers of the parts. */
export const ENVELOPE = 65_536;

export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'UploadImageOnServer',
    { summary: 'Upload a picture', bodyLimit: IMAGE_UPLOAD.maxBytes + ENVELOPE },
    async ({ services, ...call }) => ({
      message: 'Image uploaded successfully',
      fileUrl: await withUpload(call, 'image', IMAGE_UPLOAD, (upload) => storeImage(services, upload)),
    }),
  );

  route(
    app,
    'UploadFilesOnServer',
    { summary: 'Upload a PDF', bodyLimit: PDF_UPLOAD.maxBytes + ENVELOPE },
    async ({ request, services, viewer }) => {
      // With an expired token, a public document must not become a resume, which is deleted after a day.
      if (request.headers.authorization && !viewer) throw unauthorized();
      if (viewer && !may(viewer, { collection: 'media' }, 'write')) throw forbidden();
      if (!viewer) await countSentFile(services, callerOf(request.ip));
      const store = viewer ? storeDocument : storeResume;
      const fileUrl = await withUpload({ request, viewer }, 'file', PDF_UPLOAD, (upload) => store(services, upload));
      return { message: 'File uploaded successfully', fileUrl };
    },
  );

  route(
    app,
    'UploadAttachment',
    {
      summary: 'Upload a file for a public form',
      bodyLimit: ATTACHMENT_UPLOAD.maxBytes + ENVELOPE,
    },
    async ({ request, services, viewer }) => {
      await countSentFile(services, callerOf(request.ip));
      const store = (upload: Upload) => storeAttachment(services, upload);
      const fileUrl = await withUpload({ request, viewer }, 'file', ATTACHMENT_UPLOAD, store);
      return { message: 'File uploaded successfully', fileUrl };
    },
  );
}
