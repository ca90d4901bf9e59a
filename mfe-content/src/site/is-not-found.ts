import { statusOf } from 'shared-store';

/** Whether a read failed because there is no such thing, or can be none of that name. */
export function isNotFound(error: unknown): boolean {
  return [404, 400].includes(statusOf(error));
}
