import { contract, get } from '../contract/contract';
import { ANY_READER } from '../roles';
import type { contentSearchCalls } from './schemas';

export const { findContent, fetchLinksTo } = contract<typeof contentSearchCalls>()({
  /** Items of every type that the caller may change, by title; last edited first, scheduled ones by their moment. */
  findContent: get('/content', ANY_READER, { field: 'content', tags: ['content-search'] }),
  /** The published items and the menus that link to a page of the site; at most 10. */
  fetchLinksTo: get('/content/links', ['media:write'], { field: 'links', tags: ['content-search'] }),
});
