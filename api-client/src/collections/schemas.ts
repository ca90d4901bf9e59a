import * as z from 'zod';
import { answer, changeAnswer, facetFields, messageAnswer } from '../validation/answer';
import { pathPart } from '../validation/entity';
import { itemQuerySchema } from '../validation/list-query';
import { collectionDefinitionSchema, collectionNameSchema } from './definition-schema';

export { collectionDefinitionSchema, collectionDefinitionsSchema } from './definition-schema';

const collectionParams = z.object({ remote: collectionNameSchema, collection: collectionNameSchema });
const itemParams = collectionParams.extend({ id: pathPart });

/** An item of any collection; the definition decides its further fields. */
const itemSchema = z.looseObject({ _id: z.string(), version: z.int() });
const bodySchema = z.record(z.string(), z.unknown());

/** A collection with its definition; `live` is false when its remote is no longer on the site. */
export const knownCollectionSchema = z.object({
  remote: z.string(),
  collection: z.string(),
  live: z.boolean(),
  definition: collectionDefinitionSchema,
});
export type KnownCollection = z.output<typeof knownCollectionSchema>;

export const collectionCalls = {
  fetchCollections: { answer: answer({ collections: z.array(knownCollectionSchema) }) },
  eraseCollection: { params: collectionParams, answer: messageAnswer },
  fetchCollectionItems: {
    params: collectionParams,
    query: bodySchema,
    answer: answer({ items: z.array(itemSchema), ...facetFields }),
  },
  fetchCollectionItem: { params: itemParams, answer: answer({ item: itemSchema }) },
  addCollectionItem: {
    params: collectionParams,
    query: itemQuerySchema,
    body: bodySchema,
    /** Visitors get a reference, editors the item. */
    answer: changeAnswer({ item: itemSchema.optional(), reference: z.string().optional() }),
  },
  updateCollectionItem: { params: itemParams, body: bodySchema, answer: changeAnswer({ item: itemSchema }) },
  deleteCollectionItem: { params: itemParams, answer: messageAnswer },
};
