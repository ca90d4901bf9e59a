import type { Publication } from '../content/change';
import type { AnyBody } from './served';

/** A text of a body that its schema has let through; undefined where it says nothing. */
export function textIn(body: AnyBody, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

const STATUSES = ['draft', 'scheduled', 'published'] as const;

/** What a body says of when visitors see an item. */
export function publicationOf(body: AnyBody): Publication {
  return {
    status: STATUSES.find((status) => status === body['status']),
    publishAt: body['publishAt'] === null ? null : textIn(body, 'publishAt'),
    unpublish: body['unpublish'] === true,
  };
}
