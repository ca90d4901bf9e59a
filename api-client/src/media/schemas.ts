import * as z from 'zod';
import { IMAGE_WIDTHS } from '../limits';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { entityFields, idParams, pathPart, versionBody } from '../validation/entity';
import { listQuerySchema } from '../validation/list-query';
import { optionalLine } from '../validation/text';

const percent = (label: string) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(0, `${label} must be at least 0`)
    .max(100, `${label} must be at most 100`);

const focusSchema = z.object({ x: percent('Focal point from the left'), y: percent('Focal point from the top') });

const pixels = (label: string, min: number) =>
  z.int({ error: `${label} must be a whole number of pixels` }).min(min, `${label} must be at least ${min}`);

export const cropSchema = z.object({
  left: pixels('Left', 0),
  top: pixels('Top', 0),
  width: pixels('Width', 1),
  height: pixels('Height', 1),
});

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
  /** The name of its folder; empty without one. */
  folder: z.string(),
  /** The focal point, which stays visible when a picture is cropped, in percent from its left and from its top. */
  focus: focusSchema,
  /** The original of a crop; null for an uncropped file. */
  originalId: z.string().nullable(),
  /** The content that uses it, including content in the trash, which can be restored. A used file cannot be deleted. */
  usedBy: z.array(z.object({ collection: collectionSchema, _id: z.string(), title: z.string(), inTrash: z.boolean() })),
});
export type MediaItem = z.output<typeof mediaItemSchema>;

const description = optionalLine('Description', 300);
const folder = optionalLine('Folder', 80);

/** Absent fields stay unchanged. */
export const mediaUpdateSchema = z.object({
  alt: description.optional(),
  folder: folder.optional(),
  focus: focusSchema.optional(),
  ...versionBody,
});

export const mediaListQuerySchema = listQuerySchema.extend({
  kind: z.enum(['image', 'document'], { error: 'Kind must be image or document' }).optional(),
  /** Only files in this folder; empty for files without a folder. */
  folder: folder.optional(),
});

export const uploadTextsSchema = z.object({ alt: description.optional(), folder: folder.optional() });

/** The file of an upload: chosen in a browser, or bytes from elsewhere. */
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
  UploadImageOnServer: { body: uploadTextsSchema.extend({ image: bytesSchema }), answer: uploadAnswer },
  UploadFilesOnServer: { body: uploadTextsSchema.extend({ file: bytesSchema }), answer: uploadAnswer },
  UploadAttachment: { body: z.object({ file: bytesSchema }), answer: uploadAnswer },
  fetchFile: { params: fileParams, query: fileQuerySchema, answer: bytesSchema },
  fetchMedia: { query: mediaListQuerySchema, answer: answer({ media: z.array(mediaItemSchema), ...listFields }) },
  updateMedia: { params: idParams, body: mediaUpdateSchema, answer: changeAnswer({ mediaItem: mediaItemSchema }) },
  replaceMedia: {
    params: idParams,
    body: z.object({ file: bytesSchema }),
    answer: changeAnswer({ mediaItem: mediaItemSchema }),
  },
  cropMedia: { params: idParams, body: cropSchema, answer: changeAnswer({ mediaItem: mediaItemSchema }) },
  undoCropOfMedia: { params: idParams, answer: changeAnswer({ mediaItem: mediaItemSchema }) },
  deleteMedia: { params: idParams, answer: messageAnswer },
};
