import { isRemoteCollection } from 'api-client/content-types';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { contentTypes } from '../../content-types';
import { servedCollections } from '../../content-types/collections/served-collections';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { Database } from '../../database/database';
import { forbidden, notFound } from '../../errors/failures';

/** A content type with publication. @throws 404 for other content */
export async function servedNamed(db: Database, collection: string): Promise<ServedContentType> {
  const types = isRemoteCollection(collection) ? await servedCollections(db) : contentTypes;
  const served = types.find((one) => one.collection === collection);
  if (!served) throw notFound('Item');
  return served;
}

/** The content type of pending changes. @throws 404 for content without publication, 403 without the right */
export async function servedFor(
  db: Database,
  collection: string,
  viewer: Pick<Viewer, 'role' | 'rights'>,
  action: 'read' | 'write' | 'publish' = 'read',
): Promise<ServedContentType> {
  const served = await servedNamed(db, collection);
  if (!may(viewer, served, action)) throw forbidden();
  return served;
}
