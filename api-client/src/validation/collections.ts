import * as z from 'zod';
import { collections } from '../content-types';

/** Content with revisions and a trash, by its name in an address. */
export const collectionSchema = z.enum(collections, { error: 'There is no such collection' });
export type Collection = z.output<typeof collectionSchema>;
