import type { Publication } from '../content/change';
import type { AnyBody } from './served-content-type';

/** A text of a validated body; undefined without it. */
export function textIn(body: AnyBody, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

const STATUSES = ['draft', 'scheduled', 'published'] as const;

/** The part of a body that decides when visitors see an item. */
export function publicationOf(body: AnyBody): Publication {
  return {
    status: STATUSES.find((status) => status === body['status']),
    publishAt: body['publishAt'] === null ? null : textIn(body, 'publishAt'),
    unpublish: body['unpublish'] === true,
  };
}
