import { plural, type FieldError } from 'api-client';
import { ApiFailure } from '../../errors/failures';

/** The conflicts that a message names. */
const MAX_NAMED = 5;

/** 409 that names the items which prevent it. */
export function refused(beginning: string, errors: readonly FieldError[]): ApiFailure {
  const named = errors.slice(0, MAX_NAMED).map(({ message }) => `${message}.`);
  const more = errors.length - MAX_NAMED;
  if (more > 0) named.push(plural(more, 'One more item prevents it.', `${more} more items prevent it.`));
  return new ApiFailure(409, `${beginning} ${named.join(' ')}`, { errors: [...errors] });
}
