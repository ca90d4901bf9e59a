import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { blogSchemas } from '../blogs/schemas';
import { jobPostingSchemas } from '../job-postings/schemas';
import { newsSchemas } from '../news/schemas';
import { pageSchemas } from '../pages/schemas';
import { productSchemas } from '../products/schemas';
import { idParams, pathPart } from '../validation/entity';
import { previewCollections } from '../preview-path';

/** How many days a link may last. */
export const PREVIEW_DAYS = [1, 7, 30] as const;

const collectionSchema = z.enum(previewCollections, { error: 'There is nothing of this kind to share' });

/** A link to something that is not published, for whoever has it, until it ends. */
export const previewLinkSchema = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** What a link shows. */
export const previewSchema = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('blogs'), item: blogSchemas.entity }),
  z.object({ collection: z.literal('news'), item: newsSchemas.entity }),
  z.object({ collection: z.literal('pages'), item: pageSchemas.entity }),
  z.object({ collection: z.literal('products'), item: productSchemas.entity }),
  z.object({ collection: z.literal('job-postings'), item: jobPostingSchemas.entity }),
]);
export type Preview = z.output<typeof previewSchema>;

const itemParams = z.object({ collection: collectionSchema, id: pathPart });

export const previewLinkCalls = {
  createPreviewLink: {
    params: itemParams,
    body: z.object({ days: z.literal(PREVIEW_DAYS, { error: 'Choose how long the link lasts' }) }),
    /** The path is answered this once: the site keeps no more than what recognises it. */
    answer: changeAnswer({ link: previewLinkSchema.extend({ path: z.string() }) }),
  },
  fetchPreviewLinks: { params: itemParams, answer: answer({ links: z.array(previewLinkSchema) }) },
  endPreviewLink: { params: idParams, answer: messageAnswer },
  createLivePreview: {
    params: z.object({ collection: collectionSchema }),
    body: z.object({
      /** The item that is being edited; nothing for a new one. */
      id: pathPart.optional(),
      /** What the item's own call would be sent. */
      fields: z.record(z.string(), z.unknown()),
    }),
    answer: changeAnswer({ preview: z.object({ path: z.string(), expiresAt: z.iso.datetime() }) }),
  },
  fetchPreview: { params: z.object({ token: pathPart }), answer: answer({ preview: previewSchema }) },
};
