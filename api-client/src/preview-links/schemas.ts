import * as z from 'zod';
import { contentSchemas } from '../content-schemas';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams, pathPart } from '../validation/entity';
import { livePreviewCollections } from '../preview-path';

/** The possible lifetimes of a link, in days. */
export const PREVIEW_DAYS = [1, 7, 30] as const;

const collectionSchema = z.enum(livePreviewCollections, { error: 'There is nothing of this kind to share' });

/** A link that shows an unpublished item to anyone who has it, until it expires. */
export const previewLinkSchema = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** The page of an item with typed input, for the frame beside its editor. */
export const livePreviewSchema = z.object({ path: z.string(), expiresAt: z.iso.datetime() });
export type LivePreviewLink = z.output<typeof livePreviewSchema>;

/** A fixed page with its sections in order, as it will be. */
const pageOfSectionsSchema = z.object({
  page: contentSchemas.sections.entity.shape.page,
  sections: z.array(contentSchemas.sections.entity),
  status: z.literal('draft'),
});

/** Whether visitors see nothing of it yet, see it without its changes, or see it as it is here. */
const stateSchema = z.enum(['new', 'changed', 'published']);

const previewOf = <Collection extends string, Item extends z.ZodType>(collection: Collection, item: Item) =>
  z.object({ collection: z.literal(collection), item, state: stateSchema });

export const previewSchema = z.discriminatedUnion('collection', [
  previewOf('blogs', contentSchemas.blogs.entity),
  previewOf('news', contentSchemas.news.entity),
  previewOf('pages', contentSchemas.pages.entity),
  previewOf('products', contentSchemas.products.entity),
  previewOf('job-postings', contentSchemas.jobPostings.entity),
  previewOf('sections', pageOfSectionsSchema),
]);
export type Preview = z.output<typeof previewSchema>;

const liveCollectionSchema = z.enum(livePreviewCollections, { error: 'There is nothing of this kind to preview' });

/** The id is that of the item; for `sections` it is the name of the fixed page, which is shared as a whole. */
const itemParams = z.object({ collection: collectionSchema, id: pathPart });

export const previewLinkCalls = {
  createPreviewLink: {
    params: itemParams,
    body: z.object({ days: z.literal(PREVIEW_DAYS, { error: 'Choose how long the link lasts' }) }),
    /** The path is answered only this once: the site stores only the hash of its token. */
    answer: changeAnswer({ link: previewLinkSchema.extend({ path: z.string() }) }),
  },
  fetchPreviewLinks: { params: itemParams, answer: answer({ links: z.array(previewLinkSchema) }) },
  endPreviewLink: { params: idParams, answer: messageAnswer },
  createLivePreview: {
    params: z.object({ collection: liveCollectionSchema }),
    body: z.object({
      /** The edited item; undefined for a new one. */
      id: pathPart.optional(),
      /** The body that the item's own call would receive. */
      fields: z.record(z.string(), z.unknown()),
    }),
    answer: changeAnswer({ preview: livePreviewSchema }),
  },
  fetchPreview: { params: z.object({ token: pathPart }), answer: answer({ preview: previewSchema }) },
};
