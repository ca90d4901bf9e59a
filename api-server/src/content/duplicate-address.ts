import { hasCode } from 'delivery/error-code';
import { ApiFailure } from '../errors/failures';

function isDuplicate(error: unknown): boolean {
  const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return hasCode(cause, '23505');
}

/**
 * Runs a change of rows with addresses.
 *
 * @param item the name of one item in messages, such as “Service”
 * @throws 409 that names the field, for an address that another item has
 */
export async function namingTaken<Result>(item: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = `Another ${item.toLowerCase()} has this address. Enter a different one.`;
    throw new ApiFailure(409, message, { errors: [{ path: 'slug', message }] });
  }
}
