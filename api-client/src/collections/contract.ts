import { contract, del, get, post, put } from '../contract/contract';
import { ANY_READER, EVERYONE, OWNERS } from '../roles';
import { changed, contentTags } from '../tags';
import type { collectionCalls } from './schemas';

const tags = contentTags('collections');
const changes = changed('collections');

/**
 * The collections of remotes. Each definition names the roles that write its items, and whether visitors can add some.
 */
export const {
  fetchCollections,
  eraseCollection,
  fetchCollectionItems,
  fetchCollectionItem,
  addCollectionItem,
  updateCollectionItem,
  deleteCollectionItem,
} = contract<typeof collectionCalls>()({
  fetchCollections: get('/x', ANY_READER, { field: 'collections', tags: ['collections'] }),
  /** Erases a collection whose remote is no longer on the site, with its items and their history. */
  eraseCollection: del('/x/:remote/:collection', OWNERS, { changes }),
  fetchCollectionItems: get('/x/:remote/:collection', EVERYONE, { field: 'items', tags }),
  fetchCollectionItem: get('/x/:remote/:collection/:id', EVERYONE, { field: 'item', tags }),
  addCollectionItem: post('/x/:remote/:collection', EVERYONE, { changes }),
  updateCollectionItem: put('/x/:remote/:collection/:id', ANY_READER, { changes }),
  deleteCollectionItem: del('/x/:remote/:collection/:id', ANY_READER, { changes }),
});
