import { inWords, TRASH_DAYS } from 'api-client';
import type { Question } from '../collection-types';

/** The maximum number of names in a question; the others are counted. */
const MAX_NAMED = 3;

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/**
 * The question before content is deleted, with the names of the items and how long they can be restored. `what` is the
 * singular, such as “Product”.
 */
export function deletionQuestion(what: string, names: readonly string[]): Question {
  const one = names.length === 1;
  const left = names.length - MAX_NAMED;
  const those = `${quoted(names.slice(0, MAX_NAMED))}${left > 0 ? ` and ${left} more` : ''}`;
  return {
    title: `Delete ${what}`,
    question: one
      ? `Are you sure you want to delete the ${what.toLowerCase()} ${those}?`
      : `Are you sure you want to delete these ${names.length} items: ${those}?`,
    warning: `${one ? 'It goes' : 'They go'} to the trash and can be restored for ${inWords(TRASH_DAYS, 'day')}.`,
    confirmLabel: 'Confirm Delete',
  };
}
