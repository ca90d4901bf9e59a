import { slugKey } from 'api-client';
import { newId } from '../identity';
import { sortKey } from '../text/fold';

/** The columns that every stored record has. Rows with a higher `age` (in milliseconds) are older. */
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
