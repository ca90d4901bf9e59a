import * as z from 'zod';
import { livePreviewSchema } from '../preview-links/schemas';
import { sectionSchemas } from '../sections/schemas';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { pathPart } from '../validation/entity';
import { idList } from '../validation/text';

const page = sectionSchemas.entity.shape.page;
const MAX_SECTIONS = 200;

/** A section of a fixed page as it will be once the page's changes are published. */
export const draftSectionSchema = z.object({
  section: sectionSchemas.entity,
  /** `new` was never published, `changed` has changes that visitors do not see yet, `deleted` is deleted by publishing. */
  state: z.enum(['published', 'changed', 'new', 'deleted']),
  /** The fields whose published value differs. */
  changedFields: z.array(z.string()),
  /** The state of the changes; 0 without changes. */
  version: z.int(),
  /** Its changes have their own moment, so publishing the page leaves them. */
  scheduledFor: z.iso.datetime().nullable(),
  /** The published section was changed after its changes were saved. */
  isOutdated: z.boolean(),
  /** The name of the person who saved the changes; empty without changes. */
  by: z.string(),
});
export type DraftSection = z.output<typeof draftSectionSchema>;

/** The changes that the caller has seen: nothing else is published. */
const publishBodySchema = z.object({
  changes: z
    .array(z.object({ _id: z.string(), version: z.int() }), { error: 'Changes must be a list' })
    .min(1, 'There is nothing to publish')
    .max(MAX_SECTIONS),
});

const params = z.object({ page });
const sectionParams = params.extend({ id: pathPart });

export const pageDraftCalls = {
  fetchPageDraft: {
    params,
    answer: answer({ draft: z.object({ page, sections: z.array(draftSectionSchema) }) }),
  },
  orderPageDraft: { params, body: z.object({ ids: idList('Sections', MAX_SECTIONS) }), answer: messageAnswer },
  deleteFromPageDraft: { params: sectionParams, answer: messageAnswer },
  keepInPageDraft: { params: sectionParams, answer: messageAnswer },
  previewPageDraft: { params, answer: changeAnswer({ preview: livePreviewSchema }) },
  publishPageDraft: { params, body: publishBodySchema, answer: messageAnswer },
  discardPageDraft: { params, answer: messageAnswer },
};
