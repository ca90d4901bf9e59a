import type { z } from 'zod';
import { fieldErrors } from '../contract/validation';
import { invalid } from '../errors/failures';
import type { Publication } from '../content/change';
import { findRows } from '../content/stored-content-type';
import type { Database } from '../database/database';
import type { AnyBody, ServedContentType } from './served-content-type';

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

const isAnyBody = (value: unknown): value is AnyBody => typeof value === 'object' && value !== null;

/** The status in a body that was not validated. */
export const statusIn = (body: unknown): unknown => (isAnyBody(body) ? body['status'] : undefined);

interface Rules {
  /** Of what visitors see. */
  readonly full: z.ZodObject;
  readonly draft: z.ZodObject;
}

/**
 * Validates a body by the rules of its item's status.
 *
 * @throws 400 naming every wrong field
 */
export function readBody({ full, draft }: Rules, body: unknown, isDraft: boolean): AnyBody {
  const read = full.safeParse(body);
  if (read.success) return read.data;
  const asDraft = isDraft ? draft.safeParse(body) : read;
  if (asDraft.success) return asDraft.data;
  throw invalid(fieldErrors(asDraft.error));
}

/** Whether an item will be a draft after a change by a body that was not validated. */
async function staysDraft(db: Database, served: ServedContentType, id: string, body: unknown): Promise<boolean> {
  const status = statusIn(body);
  if (status !== undefined) return status === 'draft';
  const [row] = await findRows(db, served, [id]);
  return row?.status === 'draft';
}

/** The body of a new item. @throws as `readBody` */
export const readNew = (
  { schemas: { body: full, draft } }: Pick<ServedContentType, 'schemas'>,
  body: unknown,
): AnyBody => readBody({ full, draft: draft.body }, body, statusIn(body) === 'draft');

/**
 * The body of a change. The item's status after it decides by which rules.
 *
 * @throws as `readBody`
 */
export async function readUpdate(
  { db }: { readonly db: Database },
  served: ServedContentType,
  id: string,
  body: unknown,
): Promise<AnyBody> {
  const { update: full, draft } = served.schemas;
  return readBody({ full, draft: draft.update }, body, await staysDraft(db, served, id, body));
}
