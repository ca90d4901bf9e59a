import { isEmptyValue, neededToPublish, type ContentType } from 'api-client/content-types';
import type { FieldError } from 'api-client';
import { incomplete } from '../errors/failures';
import type { AnyEntity, StoredContentType } from './stored-content-type';

/** The fields that visitors need and an item lacks. */
export function missingFields(
  type: Pick<ContentType, 'title' | 'fields' | 'publicForm'>,
  item: AnyEntity,
): FieldError[] {
  return Object.entries(neededToPublish(type)).flatMap(([path, { label }]) =>
    isEmptyValue(item[path]) ? [{ path, message: `${label} is required` }] : [],
  );
}

/**
 * A draft may be incomplete; what visitors see, now or at a set time, is not.
 *
 * @throws 400 that names every missing field
 */
export function assertComplete(type: Pick<StoredContentType, 'missingIn'>, item: AnyEntity): void {
  const missing = type.missingIn(item);
  if (missing.length > 0) throw incomplete(missing);
}
