import { slugKey } from 'api-client';
import { newId } from '../identity';
import { sortKey } from '../text/fold';

/** The columns a record is stored with besides its own. Earlier `age`s (in milliseconds) sort after later ones. */
export function columnsOf(name: string, now: Date, age = 0) {
  const createdAt = new Date(now.getTime() - age);
  return {
    id: newId(createdAt),
    createdAt,
    updatedAt: createdAt,
    status: 'published' as const,
    sortName: sortKey(name),
  };
}

export function slugColumnsOf(slug: string) {
  return { slug, slugKey: slugKey(slug) };
}
