import * as z from 'zod';
import { menusBodySchema } from '../menus/schemas';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { idParams, pathPart } from '../validation/entity';
import { languageSchema } from '../validation/language';
import { line, momentSchema } from '../validation/text';
import { namedVersionsSchema } from '../version-previews/schemas';

/** The items of one release. */
export const MAX_RELEASE_ITEMS = 1_000;

/** Makes the item, with its pending changes, what visitors see; or visitors no longer find it. */
const actionSchema = z.enum(['publish', 'unpublish'], { error: 'Choose to publish or to unpublish it' });

export const releaseItemSchema = z.object({
  collection: collectionSchema,
  /** The item. */
  _id: z.string(),
  /** Of the translation of an item: what happens to its texts in this language. */
  language: languageSchema.optional(),
  /** Of a translation with the name of the language. */
  title: z.string(),
  action: actionSchema,
  addedBy: z.string(),
});
export type ReleaseItem = z.output<typeof releaseItemSchema>;

/** A named set of changes that visitors see at one moment. */
export const releaseSchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** The number of its items. */
  size: z.int(),
  /** When it is published by itself; null for never. */
  publishAt: z.iso.datetime().nullable(),
  /** Null while visitors do not see it. */
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string(),
  /** It is published only while these versions of front ends are live. */
  frontEnds: namedVersionsSchema,
  /** Why the scheduled publication failed; empty if it did not. */
  failure: z.string(),
});
export type Release = z.output<typeof releaseSchema>;

const frontEndSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** The version that visitors have; null for none, and when it could not be read. */
  live: z.string().nullable(),
  /** Whether the named one is live; null when that could not be read. */
  isLive: z.boolean().nullable(),
});
export type ReleaseFrontEnd = z.output<typeof frontEndSchema>;

const withItems = releaseSchema.extend({
  frontEnds: z.array(frontEndSchema),
  /** The state of the release and its items, for a review: the time of the last change in milliseconds. */
  version: z.int(),
  /** The items that the caller may read. */
  items: z.array(releaseItemSchema),
  /** The number of its other items. */
  hidden: z.int(),
});
export type ReleaseWithItems = z.output<typeof withItems>;

/** Names the translation of the item in place of the item. */
const itemQuery = z.object({ language: languageSchema.optional() });
const itemParams = idParams.extend({ collection: collectionSchema, item: pathPart });
const name = line('Name', 100);
const publishAt = momentSchema.nullable().optional();

export const releaseCalls = {
  fetchReleases: { answer: answer({ releases: z.array(releaseSchema) }) },
  fetchRelease: { params: idParams, answer: answer({ release: withItems }) },
  createRelease: { body: z.object({ name }), answer: changeAnswer({ release: releaseSchema }) },
  updateRelease: {
    params: idParams,
    body: z.object({ name: name.optional(), publishAt, frontEnds: namedVersionsSchema.optional() }),
    answer: changeAnswer({ release: releaseSchema }),
  },
  deleteRelease: { params: idParams, answer: messageAnswer },
  addReleaseItem: {
    params: itemParams,
    query: itemQuery,
    body: z.object({
      action: actionSchema,
      /** The menus as they will be. Other items have pending changes, or are drafts. */
      menus: menusBodySchema.optional(),
    }),
    answer: messageAnswer,
  },
  removeReleaseItem: { params: itemParams, query: itemQuery, answer: messageAnswer },
  publishRelease: { params: idParams, answer: messageAnswer },
  undoRelease: { params: idParams, answer: messageAnswer },
  createReleaseLink: {
    params: idParams,
    /** The path is answered only this once: the site stores only the hash of its token. */
    answer: changeAnswer({ link: z.object({ path: z.string(), expiresAt: z.iso.datetime() }) }),
  },
};
