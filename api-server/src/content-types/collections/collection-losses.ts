import { remoteCollection } from 'api-client/content-types';
import { collectionDefinitionsSchema } from 'api-client/schemas';
import { parsed } from '../../contract/validation';
import type { Database } from '../../database/database';
import { describeLostValues } from './describe-lost-values';
import { storedCollections } from './served-collections';

/**
 * The values of stored items that the collections of a version would lose: a sentence for each collection.
 *
 * @throws 400 if the collections are not valid
 */
export async function collectionLosses(db: Database, remote: string, collections: unknown): Promise<string[]> {
  const stored = await storedCollections(db);
  const losses: string[] = [];
  for (const [collection, definition] of Object.entries(parsed(collectionDefinitionsSchema, collections))) {
    const name = remoteCollection(remote, collection);
    const before = stored.find((one) => one.name === name);
    const loss = before && (await describeLostValues(db, name, before.definition, definition));
    if (loss !== undefined) losses.push(loss);
  }
  return losses;
}
