import type { FieldError } from './validation/answer';

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/**
 * The errors of single fields in a failed call. Reads a failure in any form: an answer's body, the client's `ApiError`,
 * the store's plain copy of it, or any other thrown value.
 */
export function fieldErrorsOf(failure: unknown): FieldError[] {
  if (typeof failure !== 'object' || failure === null || !('errors' in failure)) return [];
  return Array.isArray(failure.errors) ? failure.errors.filter(isFieldError) : [];
}

/**
 * The same for a form whose fields are not bound: a message for each field that the failure names.
 *
 * @param fields the form's fields; errors of other fields are left to the failure's message
 * @returns the messages in the order of the fields; the first one of each field
 */
export function fieldMessagesOf<Name extends string>(
  failure: unknown,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const messages: Partial<Record<Name, string>> = {};
  const errors = fieldErrorsOf(failure);
  for (const field of fields) {
    const message = errors.find(({ path }) => path === field)?.message;
    if (message !== undefined) messages[field] = message;
  }
  return messages;
}
