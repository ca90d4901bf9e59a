import type { Question } from '../collection-types';

/** The specification's confirmation (section 2, admin dialogs), worded for any kind of content. */
export function deletionQuestion(what: string, count: number): Question {
  return {
    title: `Delete ${what}`,
    question:
      count === 1
        ? `Are you sure you want to delete this ${what}?`
        : `Are you sure you want to delete these ${count} items?`,
    warning: "Warning!! You can't revert this action.",
    confirmLabel: 'Confirm Delete',
  };
}
