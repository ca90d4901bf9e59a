import * as z from 'zod';
import { collections } from '../content-types';

/** Content whose changes are kept and whose deletions can be undone, by the name in its address. */
export const collectionSchema = z.enum(collections, { error: 'There is no such collection' });
export type Collection = z.output<typeof collectionSchema>;
