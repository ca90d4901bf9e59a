/** The question before a job posting is deleted, in the words of the specification (section 2, admin dialogs). */
export const DELETE_JOB = {
  title: 'Delete Job Posting',
  question: 'Are you sure you want to delete this Job Posting?',
  warning: "Warning!! You can't revert this action.",
  confirmLabel: 'Confirm Delete',
} as const;
