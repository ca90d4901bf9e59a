/** The delete confirmation in the words of the specification (section 2). */
export const deleteQuestion = (what: string) => () => ({
  title: `Delete ${what}`,
  question: `Are you sure you want to delete this ${what}?`,
  warning: "Warning!! You can't revert this action.",
  confirmLabel: 'Confirm Delete',
});
