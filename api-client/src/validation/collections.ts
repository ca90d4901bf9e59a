import * as z from 'zod';
import { collections } from '../content-types';
import { remoteCollectionSchema } from '../collections/definition-schema';

/** Content with revisions and a trash, by its name in an address. */
export const collectionSchema = z.union([z.enum(collections), remoteCollectionSchema], {
  error: 'There is no such collection',
});
export type Collection = z.output<typeof collectionSchema>;
