import * as z from 'zod';
import { IMAGE_WIDTHS } from '../limits';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { entityFields, idParams, pathPart, versionBody } from './entity';
import { listQuerySchema } from './list-query';
import { optionalLine } from './text';

export const mediaItemSchema = z.object({
  ...entityFields,
  name: z.string(),
  /** The name it was uploaded with. */
  originalName: z.string(),
  url: z.string(),
  kind: z.enum(['image', 'document']),
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  /** The content that shows it. A used file is not deleted. */
  usedBy: z.array(z.object({ collection: z.string(), _id: z.string(), title: z.string() })),
});

export const mediaUpdateSchema = z.object({ alt: optionalLine('Description', 300), ...versionBody });

export const mediaListQuerySchema = listQuerySchema.extend({
  kind: z.enum(['image', 'document'], { error: 'Kind must be image or document' }).optional(),
});

/** What an upload carries: a file chosen in a browser, or bytes made elsewhere. */
export const bytesSchema = z.instanceof(Blob, { error: 'A file is required' });

const uploadAnswer = changeAnswer({ fileUrl: z.string() });

export const fileParams = z.object({ name: pathPart });
export const fileQuerySchema = z.object({
  w: z.coerce
    .number<number | string>({ error: 'Width must be a number' })
    .refine(
      (width) => IMAGE_WIDTHS.some((allowed) => allowed === width),
      `Width must be one of ${IMAGE_WIDTHS.join(', ')}`,
    )
    .optional(),
});

export const mediaCalls = {
  UploadImageOnServer: { body: z.object({ image: bytesSchema }), answer: uploadAnswer },
  UploadFilesOnServer: { body: z.object({ file: bytesSchema }), answer: uploadAnswer },
  fetchFile: { params: fileParams, query: fileQuerySchema, answer: bytesSchema },
  fetchMedia: { query: mediaListQuerySchema, answer: answer({ media: z.array(mediaItemSchema), ...listFields }) },
  updateMedia: { params: idParams, body: mediaUpdateSchema, answer: changeAnswer({ mediaItem: mediaItemSchema }) },
  replaceMedia: {
    params: idParams,
    body: z.object({ file: bytesSchema }),
    answer: changeAnswer({ mediaItem: mediaItemSchema }),
  },
  deleteMedia: { params: idParams, answer: messageAnswer },
};
