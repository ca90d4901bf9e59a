import type { Question } from './collection-types';

/** The question before a deletion that cannot be undone. `things` is such as `Asha Rao` or `3 files`. */
export const finalDeletion = (title: string, things: string): Question => ({
  title,
  question: `Are you sure you want to delete ${things}?`,
  warning: "Warning!! You can't revert this action.",
  confirmLabel: 'Confirm Delete',
});
