import { statusOf } from 'shared-store';

/** Whether a load failed because the item does not exist or its name is invalid. */
export function isNotFound(error: unknown): boolean {
  return [404, 400].includes(statusOf(error));
}
