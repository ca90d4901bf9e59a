import type { Collection } from 'api-client';
import {
  blogs,
  clients,
  feedbacks,
  jobPostings,
  news,
  products,
  sections,
  sectors,
  services,
  subsectors,
} from '../database/schema';

/** The tables of what is drafted, scheduled and published, by the collections that the contract names. */
export const contentTables = {
  products,
  sectors,
  subsectors,
  'job-postings': jobPostings,
  blogs,
  news,
  clients,
  feedbacks,
  sections,
  services,
} satisfies Partial<Record<Collection, unknown>>;
