import { contract, get } from '../contract/contract';
import { RECRUITERS } from '../roles';
import { CONTENT_TAGS } from '../tags';
import type { contentSearchCalls } from './schemas';

export const { findContent } = contract<typeof contentSearchCalls>()({
  /** Items of every kind that one may change, by their titles; last edited first, what is scheduled by its moment. */
  findContent: get('/content', RECRUITERS, { field: 'content', tags: CONTENT_TAGS }),
});
