import { contract, get } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { contentSearchCalls } from './schemas';

export const { findContent } = contract<typeof contentSearchCalls>()({
  /** Items of every type that the caller may change, by title; last edited first, scheduled ones by their moment. */
  findContent: get('/content', RECRUITERS, { field: 'content', tags: ['content-search'] }),
});
