import { FIELD_NAMES, type ContactErrors } from './contact-values';

/** What the API has against each field of the form. */
export function serverErrors(error: unknown): ContactErrors {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return {};
  const found: ContactErrors = {};
  for (const entry of error.errors as unknown[]) {
    if (typeof entry !== 'object' || entry === null || !('path' in entry) || !('message' in entry)) continue;
    const field = FIELD_NAMES.find((name) => name === entry.path);
    if (field && typeof entry.message === 'string') found[field] = entry.message;
  }
  return found;
}
